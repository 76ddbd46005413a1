import { connectionPath, type Message, type SiteChange } from "./messages.ts";
import type { OverlayData } from "./overlay-data.ts";

/** The development server as a page hears it. */
export interface Connection {
  onProblems(listener: (data: OverlayData) => void): void;
  onSite(listener: (change: SiteChange) => void): void;
}

/** Milliseconds between two tries to reach a server that has gone. */
const pause = 500;

/** Connects to the development server, again and again. A server that was started anew may show another site: then the page is loaded again. */
export function connect(): Connection {
  const onProblems = new Set<(data: OverlayData) => void>();
  const onSite = new Set<(change: SiteChange) => void>();
  let problems: OverlayData | undefined;
  let server: string | undefined;

  function handle(message: Message): void {
    switch (message.type) {
      case "server":
        if (server !== undefined && server !== message.id) window.location.reload();
        server = message.id;
        break;
      case "problems":
        problems = message.data;
        for (const listener of onProblems) listener(message.data);
        break;
      case "site":
        for (const listener of onSite) listener(message.data);
        break;
      case "reload":
        window.location.reload();
    }
  }

  function open(): void {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${connectionPath}`);
    socket.addEventListener("message", ({ data }) => handle(JSON.parse(String(data))));
    socket.addEventListener("close", () => setTimeout(open, pause));
  }

  open();
  return {
    onProblems(listener) {
      onProblems.add(listener);
      if (problems) listener(problems);
    },
    onSite: (listener) => void onSite.add(listener),
  };
}

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { connectionPath, type Message } from "../../live/messages.ts";
import { isAllowedHost, isOwnOrigin } from "./allowed-host.ts";

/** The open pages. Each keeps a WebSocket open, because browsers allow a server no more than six answers that never end. */
export class Connections {
  readonly #sockets = new WebSocketServer({ noServer: true });

  /** @param greet what a page is sent first */
  constructor(server: Server, host: string, greet: () => readonly Message[]) {
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url !== connectionPath) return;
      if (!isAllowedHost(request, host) || !isOwnOrigin(request)) {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (client) => {
        // A page that is closed while something is sent.
        client.on("error", () => client.terminate());
        for (const message of greet()) client.send(JSON.stringify(message));
      });
    });
  }

  send(message: Message): void {
    const text = JSON.stringify(message);
    for (const client of this.#sockets.clients) client.send(text);
  }
}

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { pathToFileURL } from "node:url";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface Diagnostic {
  readonly message: string;
  /** 1: an error. */
  readonly severity: number;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null;
const hasDiagnostics = (value: unknown): value is { uri: string; diagnostics: Diagnostic[] } =>
  typeof value === "object" && value !== null && "diagnostics" in value;

/** The language server that editors use for YAML. */
export const yamlServer = ["node_modules/yaml-language-server/bin/yaml-language-server", "--stdio"];

/** A language server, spoken to as an editor does (Language Server Protocol over standard input and output). */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  readonly #reports = new Map<string, (diagnostics: Diagnostic[]) => void>();
  #buffer = Buffer.alloc(0);
  #last = 0;

  /** @param args the words after `node` that start it */
  constructor(args: readonly string[]) {
    this.#process = spawn(process.execPath, args);
    this.#process.stdout.on("data", (data: Buffer) => this.#read(data));
  }

  async start(): Promise<void> {
    await this.ask("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(process.cwd()).href,
      capabilities: {
        workspace: { configuration: false },
        textDocument: { completion: { completionItem: { snippetSupport: true } }, hover: {} },
      },
    });
    this.#send({ method: "initialized", params: {} });
    this.#send({
      method: "workspace/didChangeConfiguration",
      params: { settings: { yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } } } },
    });
  }

  /** Changes a text that is open, whole, and waits for what the editor would underline. */
  change(path: string, text: string, version: number): Promise<Diagnostic[]> {
    const report = new Promise<Diagnostic[]>((done) => this.#reports.set(pathToFileURL(path).href, done));
    this.type(path, text, version);
    return report;
  }

  /** Changes a text that is open, whole. What is asked next is about the new text. */
  type(path: string, text: string, version: number): void {
    this.#send({
      method: "textDocument/didChange",
      params: { textDocument: { uri: pathToFileURL(path).href, version }, contentChanges: [{ text }] },
    });
  }

  /** Opens a text as if it stood at `path` and waits for what the editor would underline. */
  open(path: string, text: string): Promise<Diagnostic[]> {
    const uri = pathToFileURL(path).href;
    const report = new Promise<Diagnostic[]>((done) => this.#reports.set(uri, done));
    this.#send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "yaml", version: 1, text } },
    });
    return report;
  }

  /** Asks, and waits for the answer; where the server refuses, for its message as an Error. */
  ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#last;
    const answer = new Promise<unknown>((done) => this.#waiting.set(id, done));
    this.#send({ id, method, params });
    return answer;
  }

  stop(): void {
    this.#process.kill();
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const head = this.#buffer.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.subarray(0, Math.max(head, 0)).toString())?.[1]);
      const end = head + 4 + length;
      if (head < 0 || this.#buffer.length < end) return;
      const message: unknown = JSON.parse(this.#buffer.subarray(head + 4, end).toString());
      this.#buffer = this.#buffer.subarray(end);
      if (isMessage(message)) this.#take(message);
    }
  }

  #take({ id, method, params, result, error }: Message): void {
    if (method === "textDocument/publishDiagnostics" && hasDiagnostics(params))
      this.#reports.get(params.uri)?.(params.diagnostics);
    else if (method !== undefined && id !== undefined) this.#send({ id, result: null });
    else if (id !== undefined) this.#waiting.get(id)?.(error ? new Error(error.message) : result);
  }
}

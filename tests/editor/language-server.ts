/** The yaml-language-server as an editor starts it: a process with JSON-RPC over its standard input and output. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

export interface Position {
  line: number;
  character: number;
}

export interface Diagnostic {
  message: string;
  range: { start: Position; end: Position };
}

export interface CompletionItem {
  label: string;
  insertText?: string;
  documentation?: string | { value: string };
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

type Settings = { [dottedName: string]: unknown };

/**
 * Returns one section of the settings, as the server requests them: `{ 'yaml.hover': true }` has the section `yaml`.
 */
function section(settings: Settings, name: string): Settings {
  const entries = Object.entries(settings).filter(([key]) => key.startsWith(`${name}.`));
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1), value]));
}

/** A session of an editor with one open folder. */
export class LanguageServer {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #settings: Settings;
  readonly #root: string;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #diagnosed = new Map<string, (diagnostics: Diagnostic[]) => void>();
  #received = Buffer.alloc(0);
  #count = 0;

  /**
   * @param projectRoot where node_modules/ is
   * @param root the folder that is open in the editor
   * @param settings as they stand in `.vscode/settings.json`
   */
  constructor(projectRoot: string, root: string, settings: Settings) {
    this.#root = root;
    this.#settings = settings;
    const program = path.join(projectRoot, 'node_modules/yaml-language-server/bin');
    const args = [path.join(program, 'yaml-language-server'), '--stdio'];
    this.#process = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdout.on('data', (bytes: Buffer) => this.#receive(bytes));
  }

  async start(): Promise<void> {
    const rootUri = pathToFileURL(this.#root).href;
    await this.#request('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'site' }],
      capabilities: {
        workspace: {
          configuration: true,
          workspaceFolders: true,
          didChangeConfiguration: { dynamicRegistration: true },
        },
        textDocument: {
          completion: {
            completionItem: { snippetSupport: true, documentationFormat: ['markdown'] },
          },
          hover: { contentFormat: ['markdown'] },
        },
      },
    });
    this.#send({ method: 'initialized', params: {} });
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings: null } });
  }

  /** Sends a file's text to the server and returns its diagnostics. */
  diagnose(file: string, text: string): Promise<Diagnostic[]> {
    const uri = this.#uri(file);
    // The server identifies a text by its version, even after the file was closed.
    this.#count += 1;
    const textDocument = { uri, languageId: 'yaml', version: this.#count, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
    return this.#diagnostics(uri);
  }

  /** Closes an open file; the server responds with empty diagnostics. */
  async close(file: string): Promise<void> {
    const uri = this.#uri(file);
    this.#send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
    await this.#diagnostics(uri);
  }

  /** Returns the completions at a position in an open file. */
  async complete(file: string, position: Position): Promise<CompletionItem[]> {
    const textDocument = { uri: this.#uri(file) };
    const result = await this.#request('textDocument/completion', { textDocument, position });
    return (result as { items: CompletionItem[] }).items;
  }

  /** Returns the hover text at a position in an open file. */
  async hover(file: string, position: Position): Promise<string> {
    const textDocument = { uri: this.#uri(file) };
    const result = await this.#request('textDocument/hover', { textDocument, position });
    return (result as { contents: { value: string } } | null)?.contents.value ?? '';
  }

  async stop(): Promise<void> {
    await this.#request('shutdown', undefined);
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#send({ method: 'exit' });
    await ended;
  }

  /** Returns the next diagnostics of a file. */
  #diagnostics(uri: string): Promise<Diagnostic[]> {
    return new Promise((resolve) => this.#diagnosed.set(uri, resolve));
  }

  #uri(file: string): string {
    return pathToFileURL(path.resolve(this.#root, file)).href;
  }

  #request(method: string, params: unknown): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      this.#send({ id, method, params });
    });
  }

  #send(message: Message): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.#process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#process.stdin.write(body);
  }

  #receive(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const header = this.#received.subarray(0, end).toString();
      const length = Number(/Content-Length: (\d+)/i.exec(header)?.[1]);
      if (this.#received.length < end + 4 + length) return;
      const body = this.#received.subarray(end + 4, end + 4 + length).toString();
      this.#received = this.#received.subarray(end + 4 + length);
      this.#handle(JSON.parse(body));
    }
  }

  #handle(message: Message): void {
    const { id, method, params } = message;
    if (method === undefined) {
      this.#answers.get(id ?? 0)?.(message);
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.#diagnosed.get(uri)?.(diagnostics);
      this.#diagnosed.delete(uri);
    } else if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] };
      this.#send({ id, result: items.map((item) => section(this.#settings, item.section)) });
    } else if (id !== undefined) {
      this.#send({ id, result: null });
    }
  }
}

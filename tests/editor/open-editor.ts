/** An editor session for a test file: the real language server, with the settings of `.vscode/settings.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { projectRoot } from '../source-files.ts';
import { type CompletionItem, LanguageServer, type Position } from './language-server.ts';

export const settings = {
  ...JSON.parse(readFileSync(path.join(projectRoot, '.vscode/settings.json'), 'utf8')),
  // Tests do not need the schemas of schemastore.org, nor the network.
  'yaml.schemaStore': { enable: false },
};

export let server: LanguageServer;
beforeAll(async () => {
  server = new LanguageServer(projectRoot, projectRoot, settings);
  await server.start();
});
afterAll(() => server.stop());

/** A page that does not exist on disk: the server only gets its text. */
export const draft = 'pages/draft-of-a-test.yaml';

/** Opens a text in which `|` marks the cursor. */
async function open(text: string, file = draft): Promise<Position> {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  await server.diagnose(file, text.replace('|', ''));
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

export async function completions(text: string, file = draft): Promise<CompletionItem[]> {
  const position = await open(text, file);
  const items = await server.complete(file, position);
  await server.close(file);
  return items;
}

export const labels = (items: CompletionItem[]) => items.map(({ label }) => label);

export async function hover(text: string, file = draft): Promise<string> {
  const position = await open(text, file);
  const shown = await server.hover(file, position);
  await server.close(file);
  return shown;
}

/** Returns `line: message` for each mistake that the editor underlines; lines count from 1. */
export async function mistakes(text: string, file = draft): Promise<string[]> {
  const diagnostics = await server.diagnose(file, text);
  await server.close(file);
  return diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

export const blockTypes = readdirSync(path.join(projectRoot, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

/** Returns the description in a block's `schema.json`. */
export function descriptionOf(type: string): string {
  const schema = readFileSync(path.join(projectRoot, 'blocks', type, 'schema.json'), 'utf8');
  return JSON.parse(schema).description;
}

export const page = (blocks: string) => `title: A page\ndescription: A page.\nblocks:\n${blocks}`;

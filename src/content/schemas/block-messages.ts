/** The messages of blocks in other languages: `messages.json` of a block, by language and by name. */
import { join } from 'node:path';
import { readJson } from '../files/read-json.ts';
import type { Issue } from '../model/issue.ts';
import type { Schema } from '../model/json-schema.ts';
import type { EngineSchemas } from './compose-schema.ts';

/** Texts by name, by language code. */
export type BlockMessages = Record<string, Record<string, string>>;

const isOfTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isMessages = (value: unknown): value is BlockMessages =>
  typeof value === 'object' && value !== null && Object.values(value).every(isOfTexts);

/** Reads the messages of blocks. Files that cannot be read are left out and named in `issues`. */
export function readBlockMessages(folders: Iterable<string>): {
  messages: BlockMessages;
  issues: Issue[];
} {
  const messages: BlockMessages = {};
  const issues: Issue[] = [];
  for (const folder of folders) {
    const file = join(folder, 'messages.json');
    const read = readJson(file);
    if (!read) continue;
    const { text, data } = read;
    if (isMessages(data)) {
      for (const [lang, texts] of Object.entries(data))
        messages[lang] = { ...messages[lang], ...texts };
    } else {
      const reason = data === undefined ? 'json' : 'no-messages';
      const params = { of: 'messages', reason, text } as const;
      issues.push({ code: 'broken-schema', params, file, path: [] });
    }
  }
  return { messages, issues };
}

/**
 * Returns the engine's schemas with the names of the blocks' messages added to those that `words` of a site may have.
 */
export function withMessageNames(engine: EngineSchemas, messages: BlockMessages): EngineSchemas {
  const names = new Set(Object.values(messages).flatMap((texts) => Object.keys(texts)));
  const { words } = engine.site.properties ?? {};
  if (names.size === 0 || !words) return engine;
  const added = [...names].map((name): [string, Schema] => [
    name,
    { description: 'A text of a block of the site’s own, or of a package.', type: 'string' },
  ]);
  const properties = { ...Object.fromEntries(added), ...words.properties };
  const site = { ...engine.site.properties, words: { ...words, properties } };
  return { ...engine, site: { ...engine.site, properties: site } };
}

/** Finds the uses of a block type, a field, a page, a fragment, a collection or a picture. */

import { childOf, childrenOf, rangeAt } from '../model/data.ts';
import { escapePattern } from '../model/escape-pattern.ts';
import type { Data, DataPath } from '../model/types.ts';
import { addressesOf, partsOf } from './addresses.ts';
import { blocksOf } from './written-blocks.ts';
import type { YamlSource } from './yaml-sources.ts';

/** The kinds of names that can be searched for. */
export const usageKinds = ['block', 'field', 'page', 'fragment', 'collection', 'image'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** One place where a name is used. Lines and columns count from 1. */
export interface Usage {
  file: string;
  line: number;
  column: number;
  /** The line as written, without the blanks around it. */
  text: string;
}

/** Returns the places that use a name, sorted by file and line. */
export function findUsages(sources: YamlSource[], kind: UsageKind, name: string): Usage[] {
  return sources.flatMap((source) => {
    const starts = [...new Set(offsets(source, kind, name))].sort((a, b) => a - b);
    return starts.map((start) => usageAt(source, start));
  });
}

/** Converts an offset of a file to a usage. */
export function usageAt({ file, text }: YamlSource, start: number): Usage {
  const { line, column } = rangeAt(text, start, 0);
  return { file, line, column, text: (text.split('\n')[line - 1] ?? '').trim() };
}

function offsets(source: YamlSource, kind: UsageKind, name: string): number[] {
  switch (kind) {
    case 'block':
      return starts(source, blockPaths(source, name));
    case 'field':
      return starts(source, fieldPaths(source, name), true);
    case 'fragment':
      return starts(source, fragmentPaths(source, name));
    case 'collection':
      return starts(source, collectionPaths(source.data, name, []));
    case 'image':
      return fileOffsets(source, name);
    default:
      return pageOffsets(source, name);
  }
}

function starts(source: YamlSource, paths: DataPath[], atKey = false): number[] {
  return paths.flatMap((path) => source.positions().span(path, atKey)?.start ?? []);
}

function blockPaths({ file, data }: YamlSource, type: string): DataPath[] {
  const blocks = blocksOf(file, data).filter((block) => block.type === type);
  return blocks.map(({ path }) => [...path, 'type']);
}

/**
 * Returns the paths of a field: `card-grid.items.title` is a field of every card, whether the cards are written as a
 * list or made by `itemsFrom`.
 */
function fieldPaths({ file, data }: YamlSource, name: string): DataPath[] {
  const [type = '', ...steps] = name.split('.');
  return blocksOf(file, data)
    .filter((block) => block.type === type)
    .flatMap(({ block, path }) => below(block, steps, path));
}

function below(value: Data, steps: string[], path: DataPath): DataPath[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [path];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => below(item, steps, [...path, index]));
  }
  const field = childOf(value, step);
  const own = field === undefined ? [] : below(field, rest, [...path, step]);
  const { itemsFrom } = value;
  if (step !== 'items' || typeof itemsFrom !== 'object' || itemsFrom === null) return own;
  if (rest.length === 0) return [...own, [...path, 'itemsFrom']];
  const made = childOf(itemsFrom, 'as') ?? null;
  return [...own, ...below(made, rest, [...path, 'itemsFrom', 'as'])];
}

function fragmentPaths({ file, data }: YamlSource, name: string): DataPath[] {
  return blocksOf(file, data)
    .filter(({ type, block }) => type === 'fragment' && mayMean(block.name, name))
    .map(({ path }) => [...path, 'name']);
}

/**
 * Returns whether a written name, which may contain templates, can be this one: `post-{{ entry.format }}` can be
 * post-video.
 */
function mayMean(written: Data | undefined, name: string): boolean {
  if (typeof written !== 'string') return false;
  if (!written.includes('{')) return written === name;
  const parts = written.split(/\{\{.*?\}\}|\{%.*?%\}/s);
  const pattern = parts.map(escapePattern).join('.*');
  return new RegExp(`^${pattern}$`, 's').test(name);
}

function collectionPaths(value: Data, name: string, path: DataPath): DataPath[] {
  return childrenOf(value).flatMap(([step, child]): DataPath[] => {
    const at = [...path, step];
    const isEach = step === 'each' && path.length === 0;
    if (isEach && child === name) return [at];
    const chosen = isEach || step === 'itemsFrom' ? childOf(child, 'collection') : undefined;
    const own = mayMean(chosen, name) ? [[...at, 'collection']] : [];
    return [...own, ...collectionPaths(child, name, at)];
  });
}

/**
 * Returns the offsets of a file's name in texts, written literally or percent-encoded: it may have characters that no
 * address has.
 */
function fileOffsets(source: YamlSource, name: string): number[] {
  const spellings = [name, encodeURI(name)]
    .flatMap((one) => [one, one.replaceAll("'", "''")])
    .map(escapePattern);
  const pattern = new RegExp(`(?<![\\w/.:-])(?:${spellings.join('|')})(?![\\w/-]|\\.\\w)`, 'g');
  if (source.text.search(pattern) === -1) return [];
  return source
    .positions()
    .texts()
    .filter(({ isKey }) => !isKey)
    .flatMap(({ start, end }) =>
      Array.from(source.text.slice(start, end).matchAll(pattern), ({ index }) => start + index),
    );
}

function pageOffsets(source: YamlSource, name: string): number[] {
  if (!source.text.includes(name)) return [];
  return source
    .positions()
    .texts()
    .filter(({ isKey, value }) => !isKey && value.includes(name))
    .flatMap((node) => addressesOf(source.text, node))
    .filter(({ address }) => partsOf(address).route === name)
    .map(({ start }) => start);
}

import { isObject } from '../../../content/model/data.ts';
import type { BlockEntry } from '../../contract/pages.ts';
import type { Place, Value } from '../../contract/values.ts';
import { isWholeTemplate } from './sourced-value.tsx';

const NAMING = ['title', 'heading', 'label', 'eyebrow', 'name', 'text', 'body'];

/** Returns the blocks of a list as written in a file. */
export function blocksInFile(list: Value[], { file, path }: Place): BlockEntry[] {
  return list.flatMap((block, index): BlockEntry[] => {
    if (!isObject(block)) return [];
    const at = [...path, index];
    const names = NAMING.map((name) => block[name]);
    // A template is no name: each page fills it in.
    const title = names.find(
      (name): name is string => typeof name === 'string' && name !== '' && !isWholeTemplate(name),
    );
    return [
      {
        path: at,
        type: String(block.type),
        title: title?.split('\n')[0] ?? '',
        source: { file, path: at },
      },
    ];
  });
}

import { expect, test } from 'vitest';
import type { Data, DataPath } from '../../../content/model/types.ts';
import type { FieldChange } from '../model/values.ts';
import { Draft, type DraftSource } from './draft.ts';

/** A file with one value, which may refuse changes or answer late. */
class OneValue implements DraftSource {
  value: Data;
  path: DataPath = ['blocks', 0];
  sent: FieldChange[][] = [];
  kept: FieldChange[][] = [];
  answer: () => Promise<void> = async () => undefined;

  constructor(value: Data) {
    this.value = value;
  }

  read() {
    return { value: this.value, path: this.path, digest: 'one' };
  }

  async send(changes: FieldChange[]): Promise<DataPath> {
    this.sent.push(changes);
    await this.answer();
    return this.path;
  }

  keep(changes: FieldChange[]): void {
    this.kept.push(changes);
  }
}

const titled = (value: string): FieldChange => ({ op: 'set', path: ['title'], value });

test('a change is sent at once, and what is typed meanwhile is kept and sent after it', async () => {
  const source = new OneValue({ title: 'One' });
  const draft = new Draft(source);
  source.answer = async () => {
    await Promise.resolve();
    const isFirst = source.sent.length === 1;
    if (isFirst) draft.change({ title: 'Three' });
    source.value = { title: isFirst ? 'Two' : 'Three' };
  };
  draft.change({ title: 'Two' });
  await draft.flush();
  expect(draft.state().value).toEqual({ title: 'Three' });
  expect(source.sent).toEqual([[titled('Two')], [titled('Three')]]);
});

test('a refused change stays in the form, and is kept when the form closes', async () => {
  const source = new OneValue({ title: 'One' });
  source.answer = () => Promise.reject(new Error('refused'));
  const draft = new Draft(source);
  const close = draft.open();
  draft.change({ title: '' });
  await draft.flush();
  expect(draft.state()).toEqual({ value: { title: '' }, refused: [titled('')] });
  close();
  await draft.flush();
  await Promise.resolve();
  expect(source.kept).toEqual([[titled('')]]);
});

test('what others have saved is shown beside what was typed and refused', async () => {
  const source = new OneValue({ title: 'One', text: 'A' });
  const draft = new Draft(source);
  source.value = { title: 'One', text: 'B' };
  draft.takeFromDisk(source.value);
  expect(draft.state().value).toEqual({ title: 'One', text: 'B' });
  expect(draft.isTyped()).toBe(false);
  source.answer = () => Promise.reject(new Error('refused'));
  draft.change({ title: '', text: 'B' });
  await draft.flush();
  draft.drop([['title']]);
  expect(draft.state()).toEqual({ value: { title: 'One', text: 'B' }, refused: [] });
});

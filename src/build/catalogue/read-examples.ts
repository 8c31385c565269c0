import { parse, toYaml } from '../../content/yaml/parse.ts';
import type { Example } from '../../render/catalogue/catalogue-data.ts';

/** Matches an alias, such as `*logo`, whose anchor may be in another entry. */
const REFERENCE = /(?<=[\s[,{:-] ?)\*[A-Za-z]\w*(?=\s*(?:[\],}]|$))/m;

/**
 * Returns the entries of an `example.yaml`, which is a list without indentation. Each entry is self-contained: one
 * with aliases is written out.
 */
export function readExamples(text: string): Example[] {
  const examples: Example[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^- /.test(line)) examples.push({ text: line, line: index + 1 });
    else {
      const last = examples.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  const whole = examples.some((example) => REFERENCE.test(example.text)) ? parse(text) : undefined;
  const data = Array.isArray(whole?.data) ? whole.data : [];
  return examples.map((example, index) => {
    const entry = data[index];
    const written = entry && REFERENCE.test(example.text) ? toYaml([entry]) : example.text;
    return { ...example, text: written.trimEnd() };
  });
}

/** Returns a text indented as below `blocks:` of a page. */
export function indented(text: string): string {
  return `${text.replace(/^(?=.)/gm, '  ')}\n`;
}

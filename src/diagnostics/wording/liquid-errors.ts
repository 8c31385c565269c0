/** What Liquid says of a template, in plain words. */
import { noNumber, noText } from '../../content/expand/liquid.ts';
import { meant } from '../../content/words/nearest.ts';
import { origins } from './origins.ts';

interface Words {
  message: string;
  hint: string;
  within?: string;
}

const tags = [
  'if',
  'elsif',
  'else',
  'endif',
  'unless',
  'endunless',
  'case',
  'when',
  'endcase',
].concat(['for', 'endfor', 'assign', 'comment', 'endcomment']);

const tooManyBraces: Words = {
  message: 'Here are more than two braces.',
  hint: 'Two open a template and two close it: {{ entry.title }}.',
};

/** Says Liquid's own message in our words. `written` is the template that it is about, `whole` the text around it. */
export function liquidError(said: string, written: string, whole: string): Words {
  const more = /\{{3,}[^{}]*\}{2,}/.exec(whole)?.[0];
  if (more && /^invalid value expression: "\{/.test(said))
    return { ...tooManyBraces, within: more };
  const [call, filter, value] =
    /(?<=\{\{-?\s*)(\w+)\(\s*([\w.]+)\s*\)/.exec(whole.split('|')[0] ?? '') ?? [];
  if (call && /syntax|unexpected|invalid/.test(said)) {
    return {
      message: `${filter}(…) is a function, and templates have filters, which stand after a bar.`,
      hint: `Write {{ ${value} | ${filter} }}.`,
      within: call,
    };
  }
  const single = /\{%-?\s*(?:els)?(?:if|unless)\b[^%]*?[^=!<>%]=(?!=)[^%]*%\}/.exec(whole)?.[0];
  if (single) {
    return {
      within: single,
      message: 'This condition has one equals sign, and two compare.',
      hint: `Write ${single.replace(/(?<![=!<>])=(?!=)/, '==')}.`,
    };
  }
  const within = /[‘’“”„]/.test(said) ? /[‘’“”„]/.exec(written)?.[0] : written;
  return { ...(within ? { within } : {}), ...wordsFor(said) };
}

/** Says Liquid's own message in our words. */
function wordsFor(said: string): Words {
  if (/[‘’“”„]/.test(said)) {
    return {
      message:
        'There are curly quotation marks in this template, and it knows the straight ones only.',
      hint: "Write ' instead.",
    };
  }
  const variable = /^undefined variable: (.+)$/.exec(said)?.[1];
  if (variable) {
    const [root = ''] = variable.split(/[^a-z]/);
    const dotted = variable.replace(/[-_,]+/, '.');
    const near = Object.hasOwn(origins, root) && dotted !== variable;
    return {
      within: variable,
      message: `There is nothing called ${variable}.`,
      hint: near
        ? `Did you mean {{ ${dotted} }}? A dot stands between ${root} and its field.`
        : 'Names begin with entry, page, params, site or with, as in {{ entry.title }}.',
    };
  }
  const open = /^(output|tag) "?(.*?)"? not closed$/.exec(said);
  if (open?.[1] === 'output') {
    return {
      within: open[2]?.split('\n')[0] ?? '',
      message: 'A template begins with {{ and does not end.',
      hint: 'Close it with }}, as in {{ entry.title }}.',
    };
  }
  if (open) {
    return {
      within: open[2]?.split('\n')[0] ?? '',
      message: `The template ${open[2]?.slice(0, 60)} does not end.`,
      hint: 'Each {% if %}, {% unless %}, {% case %} and {% for %} needs its {% endif %}, {% endunless %}, {% endcase %} or {% endfor %}.',
    };
  }
  const tag = /^tag "?(.*?)"? not found$/.exec(said)?.[1];
  if (tag !== undefined) {
    const name = meant(tag, tags).suggestion;
    return {
      message: `There is no {% ${tag} %}.`,
      hint: name
        ? `Did you mean {% ${name} %}?`
        : 'A value is put in place with two braces, {{ entry.title }}; {% %} is for if and for.',
    };
  }
  if (/^invalid value expression: "\{/.test(said)) return tooManyBraces;
  if (/failed to lookup/i.test(said)) {
    return {
      message: 'A template cannot put another file into a text.',
      hint: 'What several pages share is a fragment: { type: fragment, name: call-to-action } in the list blocks:.',
    };
  }
  const filter = /^(\w+) expects? \d/.exec(said)?.[1];
  if (filter) {
    return {
      within: filter,
      message: `The filter ${filter} needs another value, and none stands after it.`,
      hint: `Write it after a colon: {{ entry.title | ${filter}: "…" }}.`,
    };
  }
  if (said === noNumber) {
    return {
      message: 'This template gives no number: it divides by nothing, or counts with a word.',
      hint: 'Look at the values that it counts with; visitors would see NaN or Infinity.',
    };
  }
  if (said === noText) {
    return {
      message: 'This template gives a group of fields, which cannot stand within a text.',
      hint: 'Choose one of its fields: {{ entry.authors | map: "name" | first }}.',
    };
  }
  if (/limit exceeded/.test(said)) {
    return {
      message: 'This template takes too long or makes too much text.',
      hint: 'Look for a {% for %} that runs over too long a list.',
    };
  }
  return {
    message: `This template cannot be read: ${said}.`,
    hint: 'Templates look like {{ entry.title }} or {{ entry.title | upcase }}; https://liquidjs.com/tutorials/intro-to-liquid.html shows more.',
  };
}

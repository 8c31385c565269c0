/** Rewords Liquid's error messages. */
interface Words {
  message: string;
  hint: string;
  /** The part of the template that the message is about. */
  within?: string;
}

const NO_SECOND_MARK = 'quotation mark not closed';
const ONE_BRACE = 'one brace';

/** Patterns of Liquid's messages with the messages that replace them; `$1` is the matched group. */
const sentences: [pattern: RegExp, message: string, hint: string][] = [
  [
    /[‘’“”„]/,
    'There are curly quotation marks in this template, and it knows the straight ones only.',
    "Write ' instead.",
  ],
  [
    /^undefined variable: (.+)$/,
    'There is nothing called $1.',
    'Names begin with entry, page, params, site or with, and a dot stands before each field, as in {{ entry.title }}.',
  ],
  [
    new RegExp(`^${NO_SECOND_MARK}$`),
    'A quotation mark in this template is not closed.',
    "Write it on both sides of the text, as in {{ entry.date | date: '%-d %B %Y' }}.",
  ],
  [
    /^output "?(.*?)"? not closed$/s,
    'A template begins with {{ and does not end.',
    'Close it with }}, as in {{ entry.title }}.',
  ],
  [
    /^tag "?(.*?)"? not closed$/s,
    'The template $1 does not end.',
    'Each {% if %}, {% unless %}, {% case %} and {% for %} needs its {% endif %}, {% endunless %}, {% endcase %} or {% endfor %}.',
  ],
  [
    /^tag "?(.*?)"? not found$/s,
    'There is no {% $1 %}.',
    'There are if, elsif, else, unless, case, when, for, assign and comment, and their ends, such as endif. A value stands in two braces: {{ entry.title }}.',
  ],
  [
    /^invalid value expression: "\{/,
    'Here are more than two braces.',
    'Two open a template and two close it: {{ entry.title }}.',
  ],
  [
    /^invalid value expression: "(.*)"$/s,
    '$1 is neither the name of a value nor a text in quotation marks.',
    'What is shown as it is stands outside of the braces; names begin with entry, page, params, site or with: {{ entry.title }}.',
  ],
  [
    /^unexpected character "(%.*?)"/s,
    'The form of a date stands in quotation marks.',
    "Write them around $1, as in {{ entry.date | date: '%-d %B %Y' }}.",
  ],
  [
    /^unexpected character "([\p{L}].*?)"/su,
    'The words $1 stand in no quotation marks, so the template takes them for names.',
    "Write ' on both sides of a text, as in {{ entry.title | default: 'Some words' }}.",
  ],
  [
    new RegExp(`^${ONE_BRACE}$`),
    'A template of this value is closed by one brace.',
    'Two close it, as two open it: {{ entry.title }}.',
  ],
  [
    /^expected "\|" before filter$/,
    'Two parts of this template have nothing between them that joins them.',
    `A | stands before a filter, as in {{ entry.date | date: '%-d %B %Y' }}, and == between two values, as in {% if entry.kind == "fish" %}.`,
  ],
  [
    /^expected ":" after filter name$/,
    'A colon stands between a filter and its value.',
    'Write it after the filter: {{ entry.title | truncate: 20 }}.',
  ],
  [
    /^(\w+) expects? \d/,
    'The filter $1 needs another value, and none stands after it.',
    'Write it after a colon: {{ entry.title | $1: "…" }}.',
  ],
  [
    /limit exceeded/,
    'This template takes too long or makes too much text.',
    'Look for a {% for %} that runs over too long a list.',
  ],
  [
    /^(.*)$/s,
    'This template cannot be read: $1.',
    'Templates look like {{ entry.title | upcase }} or {% if entry.kind == "fish" %} … {% endif %}; https://liquidjs.com/tutorials/intro-to-liquid.html shows more.',
  ],
];

/** Returns the error that Liquid takes for another one, or else the error. */
function realError(raw: string, written: string): string {
  // Liquid reads the end of a template within a text as a part of that text.
  if (/^output .* not closed$/s.test(raw) && written.includes('}}')) return NO_SECOND_MARK;
  // A template that is closed by one brace goes on to the end of the next one.
  return raw.startsWith('expected "|"') && written.includes('{{') ? ONE_BRACE : raw;
}

/** Returns the message and hint for an error of Liquid. `written` is the template with the error. */
export function liquidError(raw: string, written: string): Words {
  const error = realError(raw, written);
  for (const [pattern, message, hint] of sentences) {
    const found = pattern.exec(error);
    if (!found) continue;
    const [all, part = ''] = found;
    const put = (text: string) => text.replaceAll('$1', part.slice(0, 60));
    // A part of the template that Liquid names is shown.
    const isPart = part.length > 2 && !/not found$/.test(raw) && written.includes(part);
    const within = isPart ? part.split('\n')[0] : all.length === 1 ? all : written;
    return { message: put(message), hint: put(hint), ...(within ? { within } : {}) };
  }
  throw new Error('The last pattern finds anything.');
}

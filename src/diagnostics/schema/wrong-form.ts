/** Texts that have not the form which their field needs. */
import type { Schema } from '../../content/model/json-schema.ts';
import { formats } from '../../content/schemas/validate.ts';
import type { Finding } from './finding.ts';
import { isDay, otherForms } from './other-forms.ts';
import { notPossible, show } from './shown-value.ts';

type Said = Omit<Finding, 'path'>;

const formatNames: { [format: string]: string } = {
  email: 'an e-mail address such as name@example.org',
  date: 'a date such as 2026-01-31',
  time: 'a time such as 09:30',
  'date-time': 'a date with a time such as 2026-01-31T09:30:00Z',
  uri: 'a full address such as https://example.org',
};

/** A text that has not the form that is needed; what comes close and has it goes first. */
export function wrongForm(text: string, name: string, { pattern = '', description }: Schema): Said {
  const form = new RegExp(pattern, 'u');
  const found = otherForms(text).find(
    (guess) => form.test(guess.replace(/^"|"$/g, '')) && guess !== text,
  );
  return {
    code: 'wrong-value',
    message: notPossible(text, name),
    hint: `${found ? `Did you mean ${found}? ` : ''}${description || 'Look at how other pages write it.'}`,
    ...(found ? { suggestion: found.replace(/^"|"$/g, '') } : {}),
  };
}

/** A text that has not the form which has a name. */
export function wrongFormat(text: string, format: string, about: string): Said {
  const form = formats[format];
  const suggestion = form instanceof RegExp && otherForms(text).find((guess) => form.test(guess));
  const isLost = /^date/.test(format) && /^\d{4}-\d{2}-\d{2}/.test(text) && !isDay(text);
  return {
    code: 'wrong-value',
    message: isLost
      ? `There is no such day as ${text.slice(0, 10)}.`
      : `${show(text)} is not ${formatNames[format] ?? format}.`,
    hint: `${suggestion && !isLost ? `Did you mean ${suggestion}? ` : ''}${about}`,
    ...(suggestion && !isLost ? { suggestion } : {}),
  };
}

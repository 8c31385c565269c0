import type { Form } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** What the form says in its HTML is read from there (drawn-form.ts), and so is each field that only the browser itself changes. */
export const browserData: BrowserData<Form> = (block) => {
  const { eyebrow, heading, intro, tone, name, action, encoding, submit, ...rest } = block;
  const { fields, mail, ...others } = rest;
  const drawnAnew = fields.filter(({ type }) => type === 'hidden');
  return {
    ...others,
    ...(mail && { mail: {} }),
    ...(drawnAnew.length > 0 && { fields: drawnAnew }),
  };
};

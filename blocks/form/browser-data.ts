import type { Form } from '../../schema/generated/types.ts';
import type { BrowserData } from '../_shared/browser-data.ts';

/** The introduction is in the HTML, and so is each field that only the browser itself changes. */
export const browserData: BrowserData<Form> = ({ eyebrow, intro, tone, fields, ...rest }) => ({
  ...rest,
  fields: fields.map((field) => {
    const { type, width } = field;
    return type === 'select' || type === 'hidden' ? field : { type, width };
  }),
});

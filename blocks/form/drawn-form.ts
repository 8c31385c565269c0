import type { Form, FormField } from '../../schema/generated/types.ts';
import { drawnElements } from '../_shared/drawn-inside.ts';
import { mailAccount } from './send-mail.ts';

/** What a form has for each of its fields, in their order; what a mail provider needs comes behind them. */
export const FIELDS = '.field,form>[type=hidden]';

/** The fields in their order: those that stay as they were drawn, and between them the others. */
function fieldsOf(form: Element, others: FormField[] = []): FormField[] {
  const rest = [...others];
  return [...form.querySelectorAll<HTMLElement>(FIELDS)].flatMap((field) => {
    const isDrawnAnew = field.matches('[type=hidden]');
    const { width } = field.dataset as Pick<FormField, 'width'>;
    return isDrawnAnew ? rest.splice(0, 1) : { name: '', width };
  });
}

/** A form with what its HTML says of it: browser-data.ts leaves that out. */
export function withDrawn(block: Form, html: string): Form {
  const [form] = drawnElements(html, 'form');
  if (!form) return block;
  const said = (name: string) => form.getAttribute(name) ?? undefined;
  return {
    ...block,
    name: said('name') ?? '',
    heading: drawnElements(html, '.section-heading h2')[0]?.textContent,
    action: said('action'),
    encoding: said('enctype') === 'multipart/form-data' ? 'multipart' : 'json',
    submit: form.querySelector('[type=submit]')?.textContent,
    mail: block.mail && mailAccount(form),
    fields: fieldsOf(form, block.fields),
  };
}

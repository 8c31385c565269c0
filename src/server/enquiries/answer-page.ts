/** What a browser without script is answered: a small page of its own, since the site's pages know nothing of one visitor. */
import { createHash } from 'node:crypto';
import type { FormField, SiteForms } from '../../content/forms/form-definition.ts';

const ENTITIES: Record<string, string> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": '#39',
};

/** Text as HTML, in an element or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&${ENTITIES[sign]};`);
}

function style(color: string | undefined): string {
  const primary = color && /^#[0-9a-f]{3,8}$/i.test(color) ? color : '#0b57d0';
  return `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif}
header,main{max-inline-size:40rem;margin-inline:auto;padding:1.5rem}header{font-weight:700}
label,.help{display:block}label{margin-block-start:1rem;font-weight:600}
input,textarea,select{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem;font:inherit}
button,.button{display:inline-block;min-block-size:2.75rem;margin-block-start:1.5rem;padding:.5rem 1.5rem;border:0;border-radius:.375rem;font:inherit;line-height:1.75rem;color:#fff;background:${primary};text-decoration:none}
.fault{color:light-dark(#b3261e,#ff8a80);font-weight:600}[hidden]{display:none}`;
}

export interface AnswerPage {
  html: string;
  headers: Record<string, string>;
}

function page(site: SiteForms['site'], title: string, main: string): AnswerPage {
  const css = style(site.color);
  const hash = createHash('sha256').update(css).digest('base64');
  const html = `<!doctype html>
<html lang="${escapeHtml(site.lang)}" dir="${site.dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${site.name} | ${title}`)}</title>
<style>${css}</style>
<header>${escapeHtml(site.name)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    },
  };
}

/** The page that says that an enquiry has arrived. @param back the page on which the form stands */
export function thanksPage(site: SiteForms['site'], message: string, back: string): AnswerPage {
  const main = `<p role="status">${escapeHtml(message)}</p>
<a class="button" href="${escapeHtml((site.base ?? '') + back)}">Back to the site</a>`;
  return page(site, 'Thank you', main);
}

export interface FormAgain {
  path: string;
  heading?: string | undefined;
  fields: FormField[];
  submit?: string | undefined;
  honeypot?: string | undefined;
  /** What is wrong on the whole. */
  message: string;
  /** What the visitor had filled in. */
  values: Record<string, unknown>;
  /** What is wrong, by field. */
  faults: Map<string, string>;
}

/** The same form once more, with what the visitor had filled in and what is wrong with it. */
export function formPage(site: SiteForms['site'], form: FormAgain): AnswerPage {
  const { path, heading, fields, submit = 'Send', honeypot, message, faults } = form;
  const isMultipart = fields.some(({ type }) => type === 'file');
  const main = `<p role="alert" class="fault">${escapeHtml(message)}</p>
<form method="post" action="${escapeHtml((site.base ?? '') + path)}"${isMultipart ? ' enctype="multipart/form-data"' : ''}>
${fields.map((field, index) => fieldHtml(field, `field-${index}`, form.values[field.name], faults.get(field.name))).join('\n')}
${honeypot ? `<input hidden name="${escapeHtml(honeypot)}" value="" autocomplete="off">` : ''}
<button>${escapeHtml(submit)}</button>
</form>`;
  return page(site, heading ?? 'Please look again', main);
}

function fieldHtml(
  field: FormField,
  id: string,
  given: unknown,
  fault: string | undefined,
): string {
  const { name, type = 'text', label, required, options = [], rows = 4, help } = field;
  const value = typeof given === 'string' ? given : (field.default ?? '');
  const attributes = [
    `name="${escapeHtml(name)}"`,
    `id="${id}"`,
    required ? 'required' : '',
    field.autocomplete ? `autocomplete="${escapeHtml(field.autocomplete)}"` : '',
    fault ? `aria-invalid="true" aria-describedby="${id}-fault"` : '',
  ].join(' ');
  if (type === 'hidden') return `<input type="hidden" ${attributes} value="${escapeHtml(value)}">`;
  const control = {
    textarea: () =>
      `<textarea ${attributes} rows="${Number(rows)}">\n${escapeHtml(value)}</textarea>`,
    select: () =>
      `<select ${attributes}>${options.map((option) => optionHtml(option, value)).join('')}</select>`,
    file: () => `<input type="file" ${attributes} accept="${escapeHtml(field.accept ?? '')}">`,
  }[type as string];
  return `<label for="${id}">${escapeHtml(label ?? name)}</label>
${control?.() ?? `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`}
${help ? `<span class="help">${escapeHtml(help)}</span>` : ''}${fault ? `<span class="fault" id="${id}-fault">${escapeHtml(fault)}</span>` : ''}`;
}

function optionHtml(option: string, value: string): string {
  return `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`;
}

/** What a browser without script is answered: a small page of its own, since the site's pages know nothing of one visitor. */
import type { ReactNode } from 'react';
import type { FormDefinition, FormField, SiteForms } from '../../content/forms/form-definition.ts';
import { type HtmlAnswer, htmlAnswer, siteColour } from '../html-answer.ts';
import sheet from './answer-page.css?raw';
import { type Fault, faultSentence } from './faults.ts';
import type { Speaker } from './speaker.ts';

type FormSite = SiteForms['site'];

function answerPage(
  site: FormSite,
  { lang, dir }: Speaker,
  title: string,
  main: ReactNode,
): HtmlAnswer {
  const css = `:root{--site:${siteColour(site.color)}}${sheet}`;
  const document = (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${site.name} | ${title}`}</title>
        {/* Not escaped: it is a file of ours and a colour that was looked at. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>{site.name}</header>
        <main>
          <h1>{title}</h1>
          {main}
        </main>
      </body>
    </html>
  );
  const { html, headers } = htmlAnswer(document, css);
  return {
    html,
    headers: { ...headers, 'referrer-policy': 'strict-origin-when-cross-origin' },
  };
}

/** The page that says that an enquiry has arrived. @param back the page on which the form stands */
export function thanksPage(
  site: FormSite,
  speaker: Speaker,
  message: string,
  back: string,
): HtmlAnswer {
  const { say } = speaker;
  const main = (
    <>
      <p role="status">{message}</p>
      <a className="button" href={(site.base ?? '') + back}>
        {say('backToSite', 'Back to the site')}
      </a>
    </>
  );
  return answerPage(site, speaker, say('thanks', 'Thank you'), main);
}

export interface FormAgain {
  form: FormDefinition;
  /** What is wrong on the whole. */
  message: string;
  /** What the visitor had filled in. */
  values: Record<string, unknown>;
  /** What is wrong, by field. */
  faults: Map<string, Fault>;
}

/** The same form once more, with what the visitor had filled in and what is wrong with it. */
export function formPage(
  site: FormSite,
  speaker: Speaker,
  { form, message, values, faults }: FormAgain,
): HtmlAnswer {
  const { say } = speaker;
  const { path, heading, fields, submit = say('send', 'Send'), honeypot } = form;
  const isMultipart = fields.some(({ type }) => type === 'file');
  const main = (
    <>
      <p role="alert" className="fault">
        {message}
      </p>
      <form
        method="post"
        action={(site.base ?? '') + path}
        encType={isMultipart ? 'multipart/form-data' : undefined}
      >
        {fields.map((field, index) => {
          const fault = faults.get(field.name);
          return (
            <Field
              key={field.name}
              field={field}
              id={`field-${index}`}
              given={values[field.name]}
              fault={fault && faultSentence(fault, field, say)}
            />
          );
        })}
        {honeypot ? <input hidden name={honeypot} defaultValue="" autoComplete="off" /> : null}
        <button type="submit">{submit}</button>
      </form>
    </>
  );
  return answerPage(site, speaker, heading ?? say('formAgain', 'Please look again'), main);
}

interface FieldProps {
  field: FormField;
  id: string;
  given: unknown;
  fault: string | undefined;
}

function Field({ field, id, given, fault }: FieldProps) {
  const { name, type, label, help } = field;
  const value = typeof given === 'string' ? given : (field.default ?? '');
  const faultId = `${id}-fault`;
  if (type === 'hidden') return <input type="hidden" id={id} name={name} defaultValue={value} />;
  return (
    <>
      <label htmlFor={id}>{label ?? name}</label>
      <Control field={field} id={id} value={value} faultId={fault && faultId} />
      {help ? <span className="help">{help}</span> : null}
      {fault ? (
        <span className="fault" id={faultId}>
          {fault}
        </span>
      ) : null}
    </>
  );
}

interface ControlProps {
  field: FormField;
  id: string;
  value: string;
  /** The id of the sentence that says what is wrong with it. */
  faultId: string | undefined;
}

function Control({ field, id, value, faultId }: ControlProps) {
  const { name, type = 'text', required, options = [], rows = 4, accept, autocomplete } = field;
  const all = {
    id,
    name,
    required,
    autoComplete: autocomplete,
    'aria-invalid': faultId ? true : undefined,
    'aria-describedby': faultId,
  };
  switch (type) {
    case 'textarea':
      return <textarea {...all} rows={rows} defaultValue={value} />;
    case 'select':
      return (
        <select {...all} defaultValue={value}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'file':
      return <input {...all} type="file" accept={accept} />;
    default:
      return <input {...all} type={type} defaultValue={value} />;
  }
}

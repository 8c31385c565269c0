/** Renders the answers to browsers without script, as small pages: those of the site are the same for all visitors. */
import type { ReactNode } from 'react';
import type { FormDefinition, FormField, SiteForms } from '../../content/model/form-definition.ts';
import { type HtmlAnswer, htmlAnswer } from '../http/html-answer.tsx';
import { type FieldError, fieldErrorMessage } from './field-errors.ts';
import type { Locale } from './site-forms.ts';

type FormSite = SiteForms['site'];

function answerPage(
  site: FormSite,
  { lang, dir }: Locale,
  title: string,
  main: ReactNode,
): HtmlAnswer {
  const { html, headers } = htmlAnswer({
    lang,
    dir,
    title: `${site.name} | ${title}`,
    color: site.color,
    children: (
      <>
        <header className="bar site">{site.name}</header>
        <main>
          <section className="card door">
            <h1>{title}</h1>
            {main}
          </section>
        </main>
      </>
    ),
  });
  return {
    html,
    headers: { ...headers, 'referrer-policy': 'strict-origin-when-cross-origin' },
  };
}

/**
 * Returns the page that confirms an enquiry.
 *
 * @param back the route of the form's page
 */
export function thanksPage(
  site: FormSite,
  locale: Locale,
  message: string,
  back: string,
): HtmlAnswer {
  const { t } = locale;
  const main = (
    <>
      <p role="status">{message}</p>
      <a className="button" href={(site.base ?? '') + back}>
        {t('backToSite', 'Back to the site')}
      </a>
    </>
  );
  return answerPage(site, locale, t('thanks', 'Thank you'), main);
}

interface FormAgain {
  form: FormDefinition;
  /** The message about the whole form. */
  message: string;
  /** The submitted values. */
  values: Record<string, unknown>;
  /** The errors by field. */
  errors: Map<string, FieldError>;
}

/** Returns the page with the form as it was filled in, and its errors. */
export function formPage(
  site: FormSite,
  locale: Locale,
  { form, message, values, errors }: FormAgain,
): HtmlAnswer {
  const { t } = locale;
  const { path, heading, fields, submit = t('send', 'Send'), honeypot } = form;
  const isMultipart = fields.some(({ type }) => type === 'file');
  const main = (
    <>
      <p role="alert" className="error">
        {message}
      </p>
      <form
        method="post"
        action={(site.base ?? '') + path}
        encType={isMultipart ? 'multipart/form-data' : undefined}
      >
        {fields.map((field, index) => {
          const error = errors.get(field.name);
          return (
            <Field
              key={field.name}
              field={field}
              id={`field-${index}`}
              given={values[field.name]}
              error={error && fieldErrorMessage(error, field, t)}
            />
          );
        })}
        {honeypot ? <input hidden name={honeypot} defaultValue="" autoComplete="off" /> : null}
        <button type="submit">{submit}</button>
      </form>
    </>
  );
  return answerPage(site, locale, heading ?? t('formAgain', 'Please look again'), main);
}

interface FieldProps {
  field: FormField;
  id: string;
  given: unknown;
  error: string | undefined;
}

function Field({ field, id, given, error }: FieldProps) {
  const { name, type, label, help } = field;
  const value = typeof given === 'string' ? given : (field.default ?? '');
  const errorId = `${id}-error`;
  if (type === 'hidden') return <input type="hidden" id={id} name={name} defaultValue={value} />;
  return (
    <>
      <label htmlFor={id}>{label ?? name}</label>
      <Control field={field} id={id} value={value} errorId={error && errorId} />
      {help ? <span className="help">{help}</span> : null}
      {error ? (
        <span className="error" id={errorId}>
          {error}
        </span>
      ) : null}
    </>
  );
}

interface ControlProps {
  field: FormField;
  id: string;
  value: string;
  /** The id of the error message. */
  errorId: string | undefined;
}

function Control({ field, id, value, errorId }: ControlProps) {
  const { name, type = 'text', required, options = [], rows = 4, accept, autocomplete } = field;
  const all = {
    id,
    name,
    required,
    autoComplete: autocomplete,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': errorId,
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

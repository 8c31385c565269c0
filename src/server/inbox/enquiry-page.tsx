import type { FormField } from '../../content/model/form-definition.ts';
import type { Enquiry, StoredFile } from '../enquiries/tables.ts';
import { Badge, Done, Time, Token, useAddress } from './page.tsx';

interface EnquiryProps {
  enquiry: Enquiry;
  /** The current fields of the form. */
  fields: FormField[];
  formName: string;
  title: string;
  csrf: string;
  /** The query of the list to go back to. */
  query: string;
  done?: string | undefined;
}

const SIZES = ['bytes', 'KB', 'MB', 'GB'];

function size(bytes: number): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log2(bytes) / 10), SIZES.length - 1) : 0;
  return `${(bytes / 1024 ** step).toFixed(step > 1 ? 1 : 0)} ${SIZES[step]}`;
}

function Value({ field, value }: { field: FormField | undefined; value: string }) {
  if (field?.type === 'email' && /^[^\s@]+@[^\s@]+$/.test(value)) {
    // A question mark in the address would begin the query of the mail.
    return <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>;
  }
  const number = value.replace(/[^\d+]/g, '');
  if (field?.type === 'tel' && number.length > 4) return <a href={`tel:${number}`}>{value}</a>;
  return value === '' ? <span className="nothing">Left empty</span> : value;
}

function FileLink({ id, file }: { id: string; file: StoredFile }) {
  const at = useAddress();
  return (
    <a className="file" href={at(`/${id}/files/${file.id}`)} download>
      <span>{file.name}</span> <span className="size">{size(file.size)}</span>
    </a>
  );
}

function Mark({
  to,
  label,
  ...props
}: Pick<EnquiryProps, 'csrf' | 'query'> & { id: string; to: string; label: string }) {
  const at = useAddress();
  return (
    <form method="post" action={at(`/${props.id}/mark${props.query}`)}>
      <Token csrf={props.csrf} />
      <button type="submit" className="quiet" name="to" value={to}>
        {label}
      </button>
    </form>
  );
}

function Actions({ enquiry, csrf, query }: EnquiryProps) {
  const at = useAddress();
  const { id, status } = enquiry;
  const shared = { id, csrf, query };
  return (
    <div className="actions">
      {status === 'quarantined' ? (
        <Mark {...shared} to="release" label="This is no spam" />
      ) : (
        <>
          <Mark {...shared} to="new" label="Mark as unread" />
          <Mark {...shared} to="quarantined" label="This is spam" />
        </>
      )}
      <details>
        <summary className="button quiet danger">Delete…</summary>
        <form method="post" action={at(`/${id}/delete${query}`)}>
          <Token csrf={csrf} />
          <p>The enquiry and its files are gone for good.</p>
          <button type="submit" className="danger">
            Delete this enquiry
          </button>
        </form>
      </details>
    </div>
  );
}

/** Renders the page of one enquiry. */
export function EnquiryView(props: EnquiryProps) {
  const at = useAddress();
  const { enquiry, fields, formName, title, query, done } = props;
  const { id, status, suspicion, files, received_at: time } = enquiry;
  const known = new Map(fields.map((field) => [field.name, field]));
  return (
    <>
      <p>
        <a href={at(query)}>Back to the list</a>
      </p>
      <Done message={done} />
      <article className="card enquiry">
        <header>
          <h1>{title}</h1>
          <Badge status={status} />
          <p className="about">
            {formName} · <Time at={time} />
          </p>
        </header>
        {suspicion ? (
          <p className="suspicion">
            {status === 'quarantined' ? 'Kept apart' : 'Was kept apart at first'}: {suspicion}.
          </p>
        ) : null}
        <dl>
          {Object.entries(enquiry.fields).map(([name, value]) => {
            const file = files.find((one) => one.field === name);
            return (
              <div key={name}>
                <dt>{known.get(name)?.label ?? name}</dt>
                <dd>
                  {file ? (
                    <FileLink id={id} file={file} />
                  ) : (
                    <Value field={known.get(name)} value={value} />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
        <Actions {...props} />
        <p className="id">Enquiry {id}</p>
      </article>
    </>
  );
}

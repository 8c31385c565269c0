import type { Enquiry } from '../enquiries/tables.ts';
import { type Filter, toQuery } from './filter.ts';
import { Badge, Done, Time, useAddress } from './page.tsx';

interface ListedEnquiry {
  enquiry: Enquiry;
  formName: string;
  /** The visitor's texts, without the names of the fields. */
  written: string[];
}

interface ListProps {
  filter: Filter;
  enquiries: ListedEnquiry[];
  /** The numbers of enquiries by form and status. */
  counts: { form: string; status: string; count: number }[];
  /** The paths of the forms and their names. */
  forms: Map<string, string>;
  hasOlder: boolean;
  /** The message about what has just been done. */
  done?: string | undefined;
}

const STATES: [Filter['status'], string][] = [
  ['', 'All'],
  ['new', 'Unread'],
  ['read', 'Read'],
  ['quarantined', 'Suspected spam'],
];

function States({ filter, counts }: Pick<ListProps, 'filter' | 'counts'>) {
  const at = useAddress();
  const number = (status: string) =>
    counts
      .filter(
        (row) => (!status || row.status === status) && (!filter.form || row.form === filter.form),
      )
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="States" className="states">
      {STATES.map(([status, label]) => (
        <a
          key={status}
          href={at(toQuery({ ...filter, status, page: 1 }))}
          aria-current={status === filter.status ? 'page' : undefined}
        >
          {label} <span className="count">{number(status)}</span>
        </a>
      ))}
    </nav>
  );
}

function Search({ filter, forms }: Pick<ListProps, 'filter' | 'forms'>) {
  const at = useAddress();
  return (
    <search>
      <form className="search" action={at()}>
        {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
        <div>
          <label htmlFor="q">Words</label>
          <input id="q" name="q" type="search" defaultValue={filter.text} />
        </div>
        <div>
          <label htmlFor="form">Form</label>
          <select id="form" name="form" defaultValue={filter.form}>
            <option value="">All forms</option>
            {[...forms].map(([path, name]) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">Search</button>
        <a className="button quiet" href={at(`/export.csv${toQuery({ ...filter, page: 1 })}`)}>
          Export as CSV
        </a>
      </form>
    </search>
  );
}

function Row({ enquiry, formName, written, filter }: ListedEnquiry & Pick<ListProps, 'filter'>) {
  const at = useAddress();
  const { id, status, files, received_at: time } = enquiry;
  const [who = '(nothing)', ...others] = written;
  return (
    <li className="row" data-status={status}>
      <a href={at(`/${id}${toQuery(filter)}`)}>
        <span className="who">{who}</span>
        <Badge status={status} />
        <span className="what">{others.join(' · ')}</span>
        <span className="about">
          {formName}
          {files.length > 0 ? ' · with a file' : ''}
        </span>
        <Time at={time} />
      </a>
    </li>
  );
}

/** Renders the list of enquiries, the latest first. */
export function List(props: ListProps) {
  const at = useAddress();
  const { filter, enquiries, hasOlder, done } = props;
  const { page } = filter;
  return (
    <>
      <h1>Enquiries</h1>
      <Done message={done} />
      <States {...props} />
      <Search {...props} />
      {enquiries.length > 0 ? (
        <ol className="rows card">
          {enquiries.map((listed) => (
            <Row key={listed.enquiry.id} {...listed} filter={filter} />
          ))}
        </ol>
      ) : (
        <p className="card empty">
          {filter.text || filter.form || filter.status
            ? 'No enquiry matches.'
            : 'Nobody has written yet. What visitors send will stand here.'}
        </p>
      )}
      {page > 1 || hasOlder ? (
        <nav aria-label="Pages" className="pages">
          {page > 1 ? <a href={at(toQuery({ ...filter, page: page - 1 }))}>Newer</a> : null}
          <span>Page {page}</span>
          {hasOlder ? <a href={at(toQuery({ ...filter, page: page + 1 }))}>Older</a> : null}
        </nav>
      ) : null}
    </>
  );
}

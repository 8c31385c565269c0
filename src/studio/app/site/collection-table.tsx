import { type ReactElement, useState } from 'react';
import type { SourceLocation } from '../../../content/model/types.ts';
import { titleOfName } from '../../../content/model/words.ts';
import type { CollectionView } from '../model/site-view.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { isSamePlace, placeKey } from '../model/values.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { cellText, columnsOf, pictureOf } from './columns.ts';
import { addRow } from './row-actions.ts';

/** Renders the rows of the open collection as a table; a click opens the form of a row. */
export function CollectionTable({ view }: { view: CollectionView }): ReactElement {
  const session = useSession();
  const collection = useSessionState('collection');
  const forms = useSessionState('forms');
  const [search, setSearch] = useState('');
  if (!collection) return <div className="table-stage" aria-busy="true" />;
  const { rows, title } = collection;
  const words = search.trim().toLowerCase();
  const found = rows.filter(({ data }) => JSON.stringify(data).toLowerCase().includes(words));
  const columns = columnsOf(rows);
  const hasPictures = rows.some(({ data }) => pictureOf(data));
  const open = ({ file, path }: SourceLocation) =>
    session.show({ kind: 'collection', name: view.name, row: { file, path } });
  const add = async () => {
    if (!forms) return;
    await session.flushForms();
    await addRow(session, collection, forms).then(open, () => undefined);
  };
  return (
    <section className="table-stage" aria-label={title}>
      <header className="table-head">
        <button type="button" className="text-button back" onClick={() => session.show()}>
          <Icon name="chevron" />
          Back to the page
        </button>
        <h2>{title}</h2>
        <span className="count">{rows.length}</span>
        <SearchField label="Search the rows" value={search} onChange={setSearch} />
        <button type="button" className="button primary" onClick={() => void add()}>
          <Icon name="plus" />
          Add a row
        </button>
      </header>
      <div className="table-scroll">
        <table className="rows">
          <thead>
            <tr>
              {hasPictures && (
                <th scope="col" className="cell-picture">
                  <span className="visually-hidden">Picture</span>
                </th>
              )}
              <th scope="col">Name</th>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {titleOfName(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => {
              const picture = pictureOf(row.data);
              const isOpen = view.row !== undefined && isSamePlace(row, view.row);
              return (
                <tr key={placeKey(row)} data-open={isOpen} onClick={() => open(row)}>
                  {hasPictures && (
                    <td className="cell-picture">
                      {picture && <img src={picture} alt="" loading="lazy" />}
                    </td>
                  )}
                  <th scope="row">
                    <button type="button" onClick={() => open(row)}>
                      {row.title || 'Without a name'}
                    </button>
                    {row.isHidden && <span className="row-mark">Not published</span>}
                  </th>
                  {columns.map((name) => (
                    <td key={name}>{cellText(row.data[name])}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {found.length === 0 && (
          <p className="nothing">
            {rows.length === 0 ? 'There are no rows yet.' : 'No row has these words.'}
          </p>
        )}
      </div>
    </section>
  );
}

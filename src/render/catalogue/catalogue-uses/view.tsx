import type { CatalogueUsesBlock } from '../catalogue-data.ts';

/** Renders where the site uses a block, by file and line. */
export default function CatalogueUses({ name, items }: CatalogueUsesBlock) {
  return (
    <div className="container">
      <h2>Where it is used</h2>
      {items.length > 0 ? (
        <ul className="list">
          {items.map(({ place }) => (
            <li key={place}>
              <code>{place}</code>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          No page of this site uses <code>{name}</code> yet.
        </p>
      )}
    </div>
  );
}

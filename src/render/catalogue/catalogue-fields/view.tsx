import type { CatalogueFieldsBlock, FieldRow } from '../catalogue-data.ts';

/** Renders a name such as `items[].link.to`: the groups around the field are less important than its own name. */
function Name({ path }: { path: string }) {
  const own = path.lastIndexOf('.') + 1;
  return (
    <code>
      {own > 0 ? <span className="around">{path.slice(0, own)}</span> : null}
      {path.slice(own)}
    </code>
  );
}

function Row({ path, depth, kind, required, description, preset, values, limits }: FieldRow) {
  return (
    <tr data-depth={Math.min(depth, 4)}>
      <th scope="row">
        <Name path={path} />
        {required ? <span className="required">required</span> : null}
      </th>
      <td>
        {kind}
        {limits ? <span className="limits">{limits}</span> : null}
      </td>
      <td>
        {description}
        {values ? (
          <span className="values">
            {values.map((value) => (
              <code key={value}>{value}</code>
            ))}
          </span>
        ) : null}
      </td>
      <td>{preset}</td>
    </tr>
  );
}

/** Renders a table of all that may be written in a block. */
export default function CatalogueFields({ items }: CatalogueFieldsBlock) {
  return (
    <div className="container">
      <h2 id="fields">Fields</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll" aria-labelledby="fields" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">What is written</th>
              <th scope="col">What it is for</th>
              <th scope="col">When left out</th>
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <Row key={row.path} {...row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

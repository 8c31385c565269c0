import type { CatalogueHeadBlock } from '../catalogue-data.ts';

/** Renders what a kind of block is, and the way back to all of them. */
export default function CatalogueHead({ name, title, text, home, facts }: CatalogueHeadBlock) {
  return (
    <div className="container">
      <p>
        <a href={home}>All blocks</a>
      </p>
      <h1>{title}</h1>
      <p className="type">
        <code>type: {name}</code>
      </p>
      <p className="lead">{text}</p>
      <ul className="list facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

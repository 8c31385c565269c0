import { useEffect, useRef, useState } from 'react';
import type { CatalogueCard, CatalogueIndexBlock } from '../catalogue-data.ts';
import { openHiddenDialog } from '../hidden-dialog.ts';

function matches({ type, title, description, words }: CatalogueCard, query: string): boolean {
  const text = `${type} ${title} ${description} ${words}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Renders a preview of the block's first example, which is inert. */
function Preview({ card }: { card: CatalogueCard }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const openPreview = () => {
    const page = frame.current?.contentDocument;
    if (page?.body) openHiddenDialog(page);
  };
  // It may have loaded before this code did.
  useEffect(openPreview, []);
  return (
    <div className="preview" aria-hidden="true" inert>
      {card.preview ? (
        <iframe
          ref={frame}
          onLoad={openPreview}
          src={card.preview}
          title={card.title}
          width={1152}
          height={800}
          loading="lazy"
          tabIndex={-1}
        />
      ) : null}
    </div>
  );
}

function Card({ card, isShown }: { card: CatalogueCard; isShown: boolean }) {
  const { title, type, description, to, isLive, isOwn, uses } = card;
  return (
    <li hidden={!isShown}>
      <Preview card={card} />
      <h2>
        <a href={to}>{title}</a> <code>{type}</code>
      </h2>
      <p>{description}</p>
      <p className="facts">
        {isOwn ? <span>Of this site</span> : null}
        <span>{isLive ? 'Interactive' : 'Static'}</span>
        <span>{uses === 0 ? 'Not used yet' : `Used ${uses === 1 ? 'once' : `${uses} times`}`}</span>
      </p>
    </li>
  );
}

/** Renders the list of all block types; with script, a search in it. */
export default function CatalogueIndex({ title, text, items }: CatalogueIndexBlock) {
  const [query, setQuery] = useState('');
  const [canSearch, setCanSearch] = useState(false);
  useEffect(() => setCanSearch(true), []);
  const shown = new Set(items.filter((card) => matches(card, query)));
  return (
    <div className="container">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="search" hidden={!canSearch}>
        <label>
          Find a block or a field
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <p role="status">{query ? `${shown.size} of ${items.length}` : ''}</p>
      </div>
      <ul className="cards list">
        {items.map((card) => (
          <Card key={card.type} card={card} isShown={shown.has(card)} />
        ))}
      </ul>
    </div>
  );
}

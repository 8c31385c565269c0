import type { ReactElement } from 'react';

interface SearchResultProps {
  title: string;
  description: string;
  route: string;
}

/** About how many characters of each search engines show. */
const SHOWN = { title: 60, description: 160 };

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** Renders the page as a search engine would list it. */
export function SearchResult({ title, description, route }: SearchResultProps): ReactElement {
  return (
    <figure className="search-result">
      <figcaption>In a search</figcaption>
      <span className="result-address">{location.host + route}</span>
      <span className="result-title">{cut(title, SHOWN.title)}</span>
      <span className="result-text">
        {description ? cut(description, SHOWN.description) : 'No description yet.'}
      </span>
    </figure>
  );
}

import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Renders a search field that filters the list below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactElement {
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

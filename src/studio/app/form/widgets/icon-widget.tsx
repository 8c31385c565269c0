import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { ICONS_PATH } from '../../../contract/addresses.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useForm } from '../context/form-context.ts';

const SHOWN = 96;

/** Returns the style that shows an icon from the server as a mask, which takes the colour of the text. */
const maskOf = (name: string) => ({ maskImage: `url("${ICONS_PATH}/${name}.svg")` });

const IconMask = ({ name }: { name: string }) => (
  <span className="icon-drawing" style={maskOf(name)} />
);

/** Renders an icon, and a button to choose another by name. */
export function IconWidget({ id, value, onChange, required }: WidgetProps): ReactElement {
  const { choices } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase().replaceAll(' ', '-');
  const found = (choices?.icons ?? []).filter((name) => name.includes(words));
  return (
    <div className="picture-field">
      <button type="button" id={id} className="picture" onClick={() => setChoosing(true)}>
        {value && <IconMask name={value} />}
        <span className="picture-name">{value ?? 'No icon'}</span>
        <span className="picture-action">{value ? 'Replace' : 'Choose'}</span>
      </button>
      {value && !required && (
        <button type="button" className="text-button" onClick={() => onChange(undefined)}>
          Remove
        </button>
      )}
      {isChoosing && (
        <Dialog
          title="Choose an icon"
          className="picture-dialog"
          onClose={() => setChoosing(false)}
        >
          <SearchField label="Search by name, such as phone" value={search} onChange={setSearch} />
          <ul className="icon-grid">
            {found.slice(0, SHOWN).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === value}
                  onClick={() => {
                    setChoosing(false);
                    onChange(name);
                  }}
                >
                  <IconMask name={name} />
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="nothing">No icon has that name.</p>}
        </Dialog>
      )}
    </div>
  );
}

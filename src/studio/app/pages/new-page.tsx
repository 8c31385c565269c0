import { type ReactElement, useId, useState } from 'react';
import { repairedName } from '../../../content/model/names.ts';
import { api } from '../model/api.ts';
import { useRequest } from '../model/use-request.ts';
import { useSession } from '../model/use-session.ts';
import { PageDialog, TextField } from './page-dialog.tsx';

interface NewPageProps {
  /** The file of the page that is copied; if left out, a page can be chosen. */
  from?: string | undefined;
  /** The address of the new page; if left out, it is made from the title. */
  address?: string | undefined;
  onClose: () => void;
}

/** Renders the dialog that creates a page and opens it. */
export function NewPage({ from, address: wanted, onClose }: NewPageProps): ReactElement {
  const session = useSession();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [written, setWritten] = useState(wanted);
  const [chosen, setChosen] = useState('');
  const address = written ?? `/${repairedName(title)}`;
  return (
    <PageDialog
      title={from ? 'Duplicate this page' : 'New page'}
      action={from ? 'Duplicate' : 'Make the page'}
      onDo={() => {
        const copied = from ?? (chosen || undefined);
        return session.changePages(
          () => api.makePage({ route: address, title, description, from: copied }),
          address,
        );
      }}
      onClose={onClose}
    >
      <TextField label="Title" value={title} onChange={setTitle} />
      <TextField
        label="Address"
        value={address}
        hint="Small letters, digits and dashes, such as /our-team."
        onChange={setWritten}
      />
      <TextField
        label="Description"
        value={description}
        hint="What the page is about, in one or two sentences: search engines show them below its title."
        isOptional
        onChange={setDescription}
      />
      {from === undefined && <BeginningField value={chosen} onChange={setChosen} />}
    </PageDialog>
  );
}

/** Renders the choice of a new page's content: empty, or a copy of another page. */
function BeginningField({
  value,
  onChange,
}: {
  /** The file of a page, or an empty string. */
  value: string;
  onChange: (file: string) => void;
}): ReactElement {
  const id = useId();
  const pages = useRequest(api.pages, 'pages')?.pages ?? [];
  return (
    <div className="page-field">
      <label htmlFor={id}>Begin with</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">An empty page</option>
        <optgroup label="A copy of">
          {pages
            .filter(({ route }) => !route.includes('['))
            .map(({ file, route, title }) => (
              <option key={file} value={file}>
                {title ? `${title} (${route})` : route}
              </option>
            ))}
        </optgroup>
      </select>
    </div>
  );
}

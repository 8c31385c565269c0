import { type ReactElement, useState } from 'react';
import { useSession } from '../model/use-session.ts';
import { addressOf } from './address.ts';
import { PageDialog, TextField } from './page-dialog.tsx';

interface NewPageProps {
  /** The file of the page that is copied; left out, the page begins with a banner. */
  from?: string | undefined;
  onClose: () => void;
}

/** Renders the dialog that makes a page and opens it. */
export function NewPage({ from, onClose }: NewPageProps): ReactElement {
  const { session } = useSession();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [written, setWritten] = useState<string>();
  const address = written ?? addressOf(title);
  return (
    <PageDialog
      title={from ? 'Duplicate this page' : 'New page'}
      action={from ? 'Duplicate' : 'Make the page'}
      onDo={() => session.makePage({ route: address, title, description, from })}
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
    </PageDialog>
  );
}

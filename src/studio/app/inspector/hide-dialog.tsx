import type { ReactElement } from 'react';
import type { FormSchema } from '../../contract/forms.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { OutlineItem } from '../model/outline-items.ts';
import { useSession, useSessionState } from '../model/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';

interface HideDialogProps {
  item: OutlineItem;
  onClose: () => void;
}

/** The fields of a block that control when visitors see it. */
const FIELDS = {
  draft: {
    title: 'Hide it for now',
    description: 'Visitors do not see it until you turn this off. Here it stays, with a mark.',
  },
  publishFrom: {
    title: 'Show it from',
    description: 'A day, and a time if you like. Left empty, at once.',
  },
  publishUntil: {
    title: 'Show it until',
    description:
      'Its last day, or the time at which it goes. The site has to be published again at both times.',
  },
};

/** Returns the schema of the fields that control when visitors see a block. */
function timesOf({ properties = {} }: FormSchema): FormSchema {
  const fields = Object.entries(FIELDS).flatMap(([name, words]) =>
    properties[name] ? [[name, { ...properties[name], ...words, 'x-rare': false }]] : [],
  );
  return { type: 'object', properties: Object.fromEntries(fields), additionalProperties: false };
}

/** Renders the dialog that sets when visitors see a block: always, not yet, or between two times. */
export function HideDialog({ item, onClose }: HideDialogProps): ReactElement {
  const session = useSession();
  const blocks = useSessionState('forms')?.schemas.blocks ?? {};
  // Every block has these fields, even one of a type that does not exist.
  const schema = blocks[item.type] ?? Object.values(blocks)[0];
  const close = async () => {
    await session.flushForms();
    onClose();
  };
  return (
    <Dialog
      title="When visitors see this block"
      className="page-dialog"
      onClose={() => void close()}
    >
      <div className="page-dialog-body">
        {schema && (
          <SchemaForm
            file={item.source.file}
            path={item.source.path}
            schema={timesOf(schema)}
            idPrefix="hiding"
          />
        )}
      </div>
      <div className="dialog-foot">
        <button type="button" className="button primary" onClick={() => void close()}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

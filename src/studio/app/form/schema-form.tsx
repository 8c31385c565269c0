import Form from '@rjsf/core';
import type { ErrorSchema } from '@rjsf/utils';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { startsWith, valueAt } from '../../../content/model/data.ts';
import type { Change } from '../../contract/changes.ts';
import type { FormSchema } from '../../contract/forms.ts';
import type { Path } from '../../contract/values.ts';
import { keepTyped } from '../model/settle-unsaved.ts';
import type { KeptChange } from '../model/unsaved-changes.ts';
import { useSession, useSessionState, useValue } from '../model/use-session.ts';
import { type InnerChange, withChanges } from '../model/values.ts';
import { useBlockLinks } from './block-links.ts';
import { type FormValues, FormValuesContext } from './context/form-values.ts';
import { type ReadValue, useDraft } from './draft.ts';
import { fields, templates, widgets } from './form-theme.ts';
import { withKnownFields } from './known-fields.ts';
import { permissiveValidator } from './permissive-validator.ts';
import { isOfSharedValue, SharedQuestion } from './shared-question.tsx';
import { useFormContext } from './use-form-context.ts';
import { LinkTargets } from './widgets/link-widget.tsx';

/** Settings with which the form library adds no default values, so that only edited values are written. */
const NO_DEFAULTS = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

interface SchemaFormProps {
  /** The file that contains the form's value. */
  file: string;
  path: Path;
  schema: FormSchema;
  /** The prefix of the field ids, needed when another form is open beside this one. */
  idPrefix?: string;
}

/** Returns the form errors of the fields whose changes were refused. */
function errorsAt(refused: InnerChange[], message: string): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { path } of refused) {
    let place = errors as Record<string, object>;
    for (const step of path) {
      const inner = place[step] ?? {};
      place[step] = inner;
      place = inner as Record<string, object>;
    }
    place.__errors = [message];
  }
  return errors;
}

/** Renders the form of a value in a file, generated from its schema, and sends its changes. */
export function SchemaForm(props: SchemaFormProps): ReactElement {
  const { file, path, schema: own, idPrefix = 'root' } = props;
  const session = useSession();
  const forms = useSessionState('forms');
  const choices = useSessionState('choices');
  const page = useSessionState('page');
  const refusal = useSessionState('refusal');
  const links = useBlockLinks();
  const onDisk = useValue({ file, path });
  const definitions = useMemo(
    () => ({ ...forms?.schemas.definitions, ...own.definitions }),
    [forms, own],
  );
  const [shared, setShared] = useState<InnerChange[]>([]);
  /** Converts a change of the form's value to a change of its file. */
  const inFile = useCallback(
    ({ to, ...inner }: InnerChange, place = path): Change => ({
      ...inner,
      file,
      path: [...place, ...inner.path],
      ...(to && { to: [...place, ...to] }),
    }),
    [file, path],
  );
  const send = async (changes: InnerChange[], base: Omit<ReadValue, 'value'>) => {
    try {
      const typed = changes.map((change) => inFile(change, base.path));
      const { paths } = await session.change(typed, { [file]: base.digest });
      setShared([]);
      return paths?.[0]?.slice(0, base.path.length) ?? base.path;
    } catch (error) {
      setShared(isOfSharedValue(error) ? changes : []);
      throw error;
    }
  };
  const read = () => ({ value: session.value(file, path), path, digest: session.digest(file) });
  const keep = (changes: InnerChange[], base: ReadValue) => {
    const typed = changes.map((change) => inFile(change, base.path));
    keepTyped(session, typed, base.digest);
  };
  const draft = useDraft(onDisk, read, send, keep);
  const { value, change, flush, drop: dropDraft, adopt: adoptTyped, isTyped, refused } = draft;

  const schema = useMemo(
    () => ({ ...withKnownFields(own, value, definitions), definitions }),
    [own, value, definitions],
  );

  useEffect(() => {
    const drop = (places: { file: string; path: Path }[]) => {
      const own = places.filter((one) => one.file === file && startsWith(one.path, path));
      dropDraft(own.map((one) => one.path.slice(path.length)));
    };
    const adopt = ({ digest, op, value, ...place }: KeptChange) => {
      const inner = place.path.slice(path.length);
      // Nested blocks have forms of their own.
      const isOwn =
        place.file === file && startsWith(place.path, path) && !inner.includes('blocks');
      if (isOwn) adoptTyped([{ op, value, path: inner }], digest);
      return isOwn;
    };
    const form = { flush, drop, adopt, isTyped };
    session.openForms.add(form);
    session.unsaved.handOver(adopt);
    return () => void session.openForms.delete(form);
  }, [session, flush, dropDraft, adoptTyped, isTyped, file, path]);

  const restructure = useCallback(
    async (inner: InnerChange) => {
      await flush();
      try {
        await session.change([inFile(inner)]);
      } catch (error) {
        setShared(isOfSharedValue(error) ? [inner] : []);
      }
    },
    [flush, session, inFile],
  );

  const surroundings = { file, path, definitions, choices, page, links, onDisk, value };
  const context = useFormContext({ ...surroundings, restructure });

  const values: FormValues = {
    read: (inner) => valueAt(value, inner),
    write: (fields) =>
      change(
        withChanges(
          value,
          fields.map((field) =>
            field.value === undefined
              ? { path: field.path, op: 'remove' }
              : { path: field.path, op: 'set', value: field.value },
          ),
        ),
      ),
  };

  const message = refusal?.message ?? '';
  const errors = useMemo(() => errorsAt(refused, message), [refused, message]);
  return (
    <FormValuesContext value={values}>
      <LinkTargets choices={choices} />
      <Form
        className="form"
        idPrefix={idPrefix}
        schema={schema as object}
        formData={value}
        validator={permissiveValidator}
        formContext={context}
        fields={fields}
        widgets={widgets}
        templates={templates}
        extraErrors={errors}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        showErrorList={false}
        noHtml5Validate
        tagName="div"
        onChange={({ formData }) => change(formData)}
      >
        {/* Replaces the submit button of the form library. */}
        <span hidden />
      </Form>
      {shared.length > 0 && (
        <SharedQuestion
          onChange={async () => {
            setShared([]);
            const everywhere = shared.map((one) => ({ ...one, isShared: true }));
            await send(everywhere, read()).catch(() => undefined);
            await flush();
          }}
          onLeave={() => {
            setShared([]);
            change(onDisk);
          }}
        />
      )}
    </FormValuesContext>
  );
}

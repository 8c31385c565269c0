import Form from '@rjsf/core';
import type { ErrorSchema } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import type { Data, DataPath } from '../../../content/model/types.ts';
import type { FormSchema } from '../../contract/forms.ts';
import { useSessionState } from '../model/use-session.ts';
import type { InnerChange } from '../model/values.ts';
import { FormContext } from './context/form-context.ts';
import { useSurroundings } from './context/surroundings.ts';
import { formActions } from './form-actions.ts';
import { fields, templates, widgets } from './form-theme.ts';
import { withKnownFields } from './known-fields.ts';
import { permissiveValidator } from './permissive-validator.ts';
import { useFormDraft } from './use-form-draft.ts';
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
  path: DataPath;
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

interface SharedQuestionProps {
  onChange: () => void;
  onLeave: () => void;
}

/** Renders the question whether to change a value in all places that share it. */
function SharedQuestion({ onChange, onLeave }: SharedQuestionProps): ReactElement {
  return (
    <div className="shared-question" role="alert">
      <p>The site keeps this the same in another place too. Change it in both?</p>
      <button type="button" className="button" onClick={onLeave}>
        Leave it
      </button>
      <button type="button" className="button primary" onClick={onChange}>
        Change both
      </button>
    </div>
  );
}

/** Renders the form of a value in a file, generated from its schema, and sends its changes. */
export function SchemaForm(props: SchemaFormProps): ReactElement {
  const { file, path, schema: own, idPrefix = 'root' } = props;
  const forms = useSessionState('forms');
  const choices = useSessionState('choices');
  const page = useSessionState('page');
  const refusal = useSessionState('refusal');
  const { onAddBlock } = useSurroundings();
  const form = useFormDraft(file, path);
  const { draft, onDisk, value, refused, restructure } = form;
  const definitions = useMemo(
    () => ({ ...forms?.schemas.definitions, ...own.definitions }),
    [forms, own],
  );

  const schema = useMemo(
    () => ({ ...withKnownFields(own, value, definitions), definitions }),
    [own, value, definitions],
  );

  const surroundings = { file, path, definitions, choices, page, onAddBlock, onDisk, value };
  const change = (typed: Data | undefined) => draft.change(typed);
  const actions = formActions({ ...surroundings, change, restructure });

  const message = refusal?.message ?? '';
  const errors = useMemo(() => errorsAt(refused, message), [refused, message]);
  return (
    <FormContext value={actions}>
      <LinkTargets choices={choices} />
      <Form
        className="form"
        idPrefix={idPrefix}
        schema={schema as object}
        formData={value}
        validator={permissiveValidator}
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
      {form.isShared && (
        <SharedQuestion
          onChange={() => form.answerShared(true)}
          onLeave={() => form.answerShared(false)}
        />
      )}
    </FormContext>
  );
}

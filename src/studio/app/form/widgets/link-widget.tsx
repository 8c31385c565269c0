import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Choices } from '../../../contract/forms.ts';
import { useForm } from '../context/form-context.ts';
import { changeText, inputProps } from './text-widget.tsx';

/** The id of the list of link targets; a form has it once. */
const LINK_TARGETS = 'studio-link-targets';

/** Renders the suggestions of link fields: the pages and their anchors. */
export function LinkTargets({ choices }: { choices: Choices | undefined }): ReactElement {
  return (
    <datalist id={LINK_TARGETS}>
      {choices?.pages.flatMap(({ route, title, anchors }) => [
        <option key={route} value={route}>
          {title}
        </option>,
        ...anchors.map((anchor) => (
          <option key={`${route}#${anchor}`} value={`${route}#${anchor}`}>
            {`${title}: ${anchor.replaceAll('-', ' ')}`}
          </option>
        )),
      ])}
    </datalist>
  );
}

/** Returns what an address leads to: the title of a page, or the kind of another target. */
function meaning(value: string, choices: Choices | undefined): string {
  if (/^https?:/.test(value)) return 'Another website';
  if (value.startsWith('mailto:')) return 'Writes an e-mail';
  if (value.startsWith('tel:')) return 'Calls a number';
  if (value.startsWith('#')) return 'A place on this page';
  const [route = ''] = value.split('#');
  return choices?.pages.find((page) => page.route === route)?.title ?? '';
}

export function LinkWidget(props: WidgetProps): ReactElement {
  const { choices } = useForm();
  const description = meaning(props.value ?? '', choices);
  return (
    <div className="link-field">
      <input
        {...inputProps(props)}
        list={LINK_TARGETS}
        spellCheck={false}
        placeholder="Search for a page, or paste an address"
        onChange={({ target }) => changeText(props, target.value)}
      />
      {description && <span className="link-meaning">{description}</span>}
    </div>
  );
}

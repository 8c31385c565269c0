import { type ReactElement, useMemo } from 'react';
import type { DataPath } from '../../../content/model/types.ts';
import type { FormSchema } from '../../contract/forms.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { isInSection, SECTIONS, SITE_FILE } from '../model/site-view.ts';
import { useSessionState } from '../model/use-session.ts';
import { ContrastList } from './contrast-list.tsx';

interface SettingsFormProps {
  file: string;
  section: string;
}

/** Renders the form of one section of the site's settings. */
export function SettingsForm(props: SettingsFormProps): ReactElement {
  const { file, section: id } = props;
  const forms = useSessionState('forms');
  const data = useSessionState('data');
  const section = SECTIONS.find((one) => one.id === id);
  const schema = useMemo(() => {
    const { site } = forms?.schemas ?? {};
    if (!site || !section) return undefined;
    const named = Object.entries(site.properties ?? {}).filter(([name]) =>
      isInSection(section, name),
    );
    const only = named.length === 1 ? named[0] : undefined;
    const own: FormSchema = {
      ...site,
      properties: Object.fromEntries(named),
      required: (site.required ?? []).filter((name) => isInSection(section, name)),
      additionalProperties: false,
    };
    return { own, only };
  }, [forms, section]);
  if (!section || !schema || !data[file]) return <div className="inspector" aria-busy="true" />;
  // A section with one group has the form of that group.
  const [name, group] = schema.only ?? [];
  const isGroup = group?.properties !== undefined || group?.additionalProperties !== undefined;
  const path: DataPath = name !== undefined && isGroup ? [name] : [];
  const { definitions } = schema.own;
  const whole = isGroup && group ? { ...group, ...(definitions && { definitions }) } : schema.own;
  return (
    <section className="inspector" aria-label={section.title}>
      <header className="inspector-head">
        <h2>{section.title}</h2>
      </header>
      <div className="inspector-body">
        <p className="hint">
          {file === SITE_FILE
            ? 'What you change here shows on every page.'
            : 'What is left out here is as it is for all pages.'}
        </p>
        {id === 'look' && <ContrastList />}
        <SchemaForm key={`${file} ${id}`} file={file} path={path} schema={whole} />
      </div>
    </section>
  );
}

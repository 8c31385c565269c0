import { type ReactElement, useMemo } from 'react';
import type { FormSchema } from '../../contract/forms.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { groupOf, isInSection, SECTIONS, type Section, SITE_FILE } from '../model/site-view.ts';
import { useSessionState } from '../model/use-session.ts';
import { ContrastList } from './contrast-list.tsx';

interface SettingsFormProps {
  file: string;
  section: string;
}

/** Returns the schema of a section's form. */
function schemaOf(section: Section, site: FormSchema): FormSchema {
  const { properties = {}, required = [], definitions } = site;
  const group = properties[groupOf(section) ?? ''];
  if (group) return { ...group, ...(definitions && { definitions }) };
  const isOwn = (name: string) => isInSection(section, name);
  return {
    ...site,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isOwn(name))),
    required: required.filter(isOwn),
    additionalProperties: false,
  };
}

/** Renders the form of one section of the site's settings. */
export function SettingsForm(props: SettingsFormProps): ReactElement {
  const { file, section: id } = props;
  const forms = useSessionState('forms');
  const data = useSessionState('data');
  const section = SECTIONS.find((one) => one.id === id);
  const schema = useMemo(() => {
    const { site } = forms?.schemas ?? {};
    return site && section && schemaOf(section, site);
  }, [forms, section]);
  if (!section || !schema || !data[file]) return <div className="inspector" aria-busy="true" />;
  const group = groupOf(section);
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
        <SchemaForm
          key={`${file} ${id}`}
          file={file}
          path={group === undefined ? [] : [group]}
          schema={schema}
        />
      </div>
    </section>
  );
}

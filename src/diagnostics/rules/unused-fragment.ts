import { isObject } from '../../content/model/data.ts';
import type { Rule } from '../model/rule.ts';
import { whatToDoWith } from '../wording/file-names.ts';

export const rule: Rule<'unused-fragment'> = {
  code: 330,
  severity: 'warning',
  title: 'A fragment that no page uses',
  why: 'It is kept up to date for nobody.',
  bad: 'pages/_fragments/old-partners.yaml',
  good: '- type: fragment\n  name: partners',
  message: ({ name }) => `No page uses the fragment ${name}.`,
  hint: ({ name }, site, { file }) => {
    const data = site.files.data(file);
    const isPage = isObject(data) && 'blocks' in data;
    const elsewhere = isPage
      ? `It is a page, with blocks: move it to pages/${name}.yaml.`
      : undefined;
    return whatToDoWith(name, site.fragmentNames, site, elsewhere);
  },
};

import { valueAt } from '../../content/model/data.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Rule } from '../model/rule.ts';
import { withFieldsOfFile } from '../wording/link-templates.ts';

export const rule: Rule<'letter-case'> = {
  code: 420,
  severity: 'error',
  title: 'An address with other capitals than the file',
  why: 'It works on Windows and macOS and leads nowhere on the server.',
  bad: 'src: /images/Team.svg',
  good: 'src: /images/team.svg',
  message: ({ written, right }) =>
    `${written} is called ${right}: on the server small and capital letters differ.`,
  hint: ({ right }, site, at) => `Write ${templateAt(at, site) ?? right}.`,
  fix: ({ right, rest = '' }, site, at) => {
    const suggestion = templateAt(at, site);
    return suggestion ? { suggestion } : { suggestion: right, fix: { text: right + rest } };
  },
};

/** Returns the link with the field that makes it right, when a template fills it in. */
const templateAt = ({ file, path }: SourceLocation, site: Site) =>
  withFieldsOfFile(String(valueAt(site.files.data(file), path)), site);

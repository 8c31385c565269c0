/** What a schema refuses, as one issue for each mistake, where an editor wrote it. */
import { issuesOfEntry } from '../../content/expand/entry-issues.ts';
import { notText } from '../../content/expand/template.ts';
import { traceBack } from '../../content/expand/walk.ts';
import { valueAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { withFollows } from '../../content/transform/page-transform.ts';
import type { Explained } from '../model/explained.ts';
import { sentencesOf } from '../registry/sentences.ts';
import { explain } from './explain-errors.ts';
import type { Finding } from './finding.ts';
import { renamedFields } from './renamed.ts';

type Invalid = Extract<Issue, { code: 'invalid' }>;

/** Returns an issue with its sentences for each mistake in data that its schema refuses. */
export function explainInvalid(issue: Invalid, site: Site): Explained[] {
  const { params, code: _invalid, ...details } = issue;
  const { errors, data, noun, schema, aliases = [], origin } = params;
  const { findings, others } = renamedFields(errors, aliases);
  const checked = { noun, schema, shared: site.engine.shared, types: site.blockTypes };
  return [...findings, ...explain(others, data, checked)].map((finding) => ({
    ...details,
    ...finding,
    ...(origin ? placeOf(finding, origin, site) : { path: [...issue.path, ...finding.path] }),
  }));
}

/** Returns where an editor wrote what a finding is about, and what is to be said instead where a template is to blame. */
function placeOf(
  { path: below, atKey, missing, wantsText }: Finding,
  { sources, at }: NonNullable<Invalid['params']['origin']>,
  site: Site,
) {
  const path = [...at, ...below];
  const { template, ...found } = traceBack(site.files, sources, path, atKey);
  if (template && wantsText && issuesOfEntry(found, site).length === 0) {
    const value = valueAt(site.files.data(found.file), found.path);
    if (typeof value === 'object' && value !== null) {
      const within = template.name.join('.');
      return sentencesOf({ ...notText(template.name, value), ...template.spot, within }, site);
    }
  }
  // a field that is there and empty, because the entry that its template names has none
  const value = missing && traceBack(site.files, sources, [...path, missing]);
  const isFilled = value && value.file !== found.file && value.file.startsWith(collectionFolder);
  const { template: _named, ...origin } = isFilled ? value : { template, ...found };
  return withFollows(origin, site);
}

const collectionFolder = 'pages/_collections/';

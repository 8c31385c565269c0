/** Runs the site's own checks: `rules` of its configuration. */

import type { Rule, RulePage } from '../config/define-config.mjs';
import { traceBack } from '../content/expand/trace-back.ts';
import type { LoadedFile, PageReview } from '../content/load-page-file.ts';
import { messageOf } from '../content/model/thrown.ts';
import type { Page } from '../content/model/types.ts';
import { type Site, siteFor } from '../content/site/site.ts';
import { placedWording } from './locate.ts';
import type { Diagnostic } from './model/diagnostic.ts';

/**
 * Returns the diagnostics of the site's own rules for the pages of a file. Broken pages are skipped.
 *
 * @throws an error with the code of the rule when a rule throws
 */
export function ownRuleDiagnostics(whole: Site, { reviews }: LoadedFile): Diagnostic[] {
  const { rules } = whole.extensions;
  if (rules.length === 0) return [];
  return reviews
    .filter(({ page }) => !page.broken)
    .flatMap((review) => {
      const page = rulePage(review.page);
      const site = siteFor(whole, review.page.file);
      return rules.flatMap((rule) => found(rule, page, review, site));
    });
}

const rulePage = ({ route, file, title, description, lang, blocks }: Page): RulePage => ({
  route,
  file,
  title,
  description,
  lang,
  blocks,
});

function found(rule: Rule, page: RulePage, review: PageReview, site: Site): Diagnostic[] {
  const { code, name, severity } = rule;
  try {
    return rule.applies(page).map(({ path = [], params }) => {
      const textOf = (sentence: Rule['message']) =>
        typeof sentence === 'function' ? sentence(params ?? {}) : sentence;
      const { usedBy, ...location } = traceBack(site.files, review.sources, path);
      const wording = { message: textOf(rule.message), hint: textOf(rule.hint), ...location };
      return {
        code,
        name,
        severity,
        file: location.file,
        ...placedWording(wording, site.files),
        route: review.route,
        usedBy: usedBy && `${usedBy.file}:${lineOf(site, usedBy)}`,
      };
    });
  } catch (error) {
    const where = site.extensions.file;
    throw new Error(`The rule ${code} of ${where} failed at ${page.route}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

const lineOf = ({ files }: Site, { file, path }: { file: string; path: (string | number)[] }) =>
  files.positions(file)?.locate(path).range.line ?? 1;

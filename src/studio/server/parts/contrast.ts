/** The colours of a theme with too little contrast, with the messages of `validate`. */

import type { Site } from '../../../content/site/site.ts';
import { contrastIssues } from '../../../diagnostics/checks/contrast.ts';
import { diagnose } from '../../../diagnostics/diagnose.ts';
import type { WeakColour } from '../../contract/site.ts';

/** Returns the colours of the site's theme that have too little contrast. */
export function weakColours(site: Site): WeakColour[] {
  return contrastIssues(site.settings.theme, site.engineRoot).map((issue): WeakColour => {
    const [, , side, token] = issue.path;
    const [diagnostic] = diagnose(site, [issue]);
    const readable = issue.code === 'low-contrast' ? issue.params.readable : undefined;
    return {
      side: side === 'dark' ? 'dark' : 'light',
      token: String(token),
      message: diagnostic?.message ?? '',
      ...(readable && { readable }),
    };
  });
}

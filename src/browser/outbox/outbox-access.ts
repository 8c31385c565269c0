import type { OutboxAccess } from '../../../blocks/_shared/browser/outbox.ts';
import { isWaiting } from './waiting-flag.ts';

/** The outbox of this browser. Its code comes when a form is filled in, or when something waits from an earlier visit. */
export const outboxAccess: OutboxAccess = { isWaiting, load: () => import('./outbox.ts') };

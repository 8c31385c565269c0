import type { OutboxAccess } from '../../../blocks/_shared/browser/outbox.ts';
import { isWaiting } from './waiting-flag.ts';

/**
 * The outbox of this browser. Its code is loaded when a form is filled in, or when a form of an earlier visit waits.
 */
export const outboxAccess: OutboxAccess = { isWaiting, load: () => import('./outbox.ts') };

import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** Calls `afterPaint` for what React renders: it is rendered as soon as the work is done, so that the next key finds it there. */
export const renderAfterPaint = (work: () => void): void => afterPaint(() => flushSync(work));

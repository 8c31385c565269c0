import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** Calls `afterPaint` for a state update and renders it synchronously, so that the next key event finds it rendered. */
export const renderAfterPaint = (work: () => void): void => afterPaint(() => flushSync(work));

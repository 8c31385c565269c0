import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A window whose frames and keys the test gives. */
function openWindow() {
  const frames: (() => void)[] = [];
  const target = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return {
    pressKey: () => target.dispatchEvent(new Event('keydown')),
    paint: () => {
      for (const work of frames.splice(0)) work();
      vi.runAllTimers();
    },
  };
}

test('work is done when the frame is painted, and once', () => {
  const { paint, pressKey } = openWindow();
  const work = vi.fn();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledOnce();
  pressKey();
  paint();
  expect(work).toHaveBeenCalledOnce();
});

test('a key that comes before the frame finds it done', () => {
  const { paint, pressKey } = openWindow();
  const work = vi.fn();
  afterPaint(work);
  pressKey();
  expect(work).toHaveBeenCalledOnce();
  paint();
  expect(work).toHaveBeenCalledOnce();
});

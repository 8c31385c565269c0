import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs a window whose frames and key events the test triggers. */
function openWindow() {
  const frames: (() => void)[] = [];
  const target = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  const listening = new Set<() => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, capture: boolean) => {
    listening.add(listener);
    target.addEventListener(type, listener, capture);
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void, capture: boolean) => {
    listening.delete(listener);
    target.removeEventListener(type, listener, capture);
  });
  return {
    listening,
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

test('a key press before the paint runs the work first', () => {
  const { paint, pressKey } = openWindow();
  const work = vi.fn();
  afterPaint(work);
  pressKey();
  expect(work).toHaveBeenCalledOnce();
  paint();
  expect(work).toHaveBeenCalledOnce();
});

test('work runs without a frame too, as in a hidden window', () => {
  openWindow();
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});

test('listeners are removed when the work has run', () => {
  const { paint, listening } = openWindow();
  afterPaint(() => {});
  expect(listening.size).toBe(1);
  paint();
  expect(listening.size).toBe(0);
});

test('a key press cancels the timeout', () => {
  const { pressKey } = openWindow();
  afterPaint(() => {});
  expect(vi.getTimerCount()).toBe(1);
  pressKey();
  expect(vi.getTimerCount()).toBe(0);
});

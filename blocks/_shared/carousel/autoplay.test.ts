import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutoplay } from './autoplay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('moves once per interval', () => {
  const next = vi.fn(() => true);
  createAutoplay(1000, next);
  vi.advanceTimersByTime(3500);
  expect(next).toHaveBeenCalledTimes(3);
});

it('stands still until the last reason is gone', () => {
  const next = vi.fn(() => true);
  const autoplay = createAutoplay(1000, next);
  autoplay.hold('hover');
  autoplay.hold('focus');
  autoplay.release('hover');
  vi.advanceTimersByTime(5000);
  expect(next).not.toHaveBeenCalled();
  autoplay.release('focus');
  vi.advanceTimersByTime(1000);
  expect(next).toHaveBeenCalledTimes(1);
});

it('is not hurried by a release that had nothing to release', () => {
  const next = vi.fn(() => true);
  const autoplay = createAutoplay(1000, next);
  vi.advanceTimersByTime(900);
  autoplay.release('hover');
  vi.advanceTimersByTime(100);
  expect(next).toHaveBeenCalledTimes(1);
});

it('tries again soon when a move could not be made', () => {
  const next = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  createAutoplay(500, next);
  vi.advanceTimersByTime(530);
  expect(next).toHaveBeenCalledTimes(2);
});

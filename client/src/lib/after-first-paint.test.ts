// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

afterEach(() => vi.restoreAllMocks());

it('runs the work in a task after the next frame', () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const work = vi.fn();
  afterFirstPaint(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  frames.forEach((frame) => frame(0));
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('runs the work at once in a hidden page', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const work = vi.fn();
  afterFirstPaint(work);
  expect(work).toHaveBeenCalledOnce();
});

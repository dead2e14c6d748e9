// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

/** Reports a paint by its name, as the browser does. */
let report: (name: string) => void;
let frame: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      #isObserving = false;
      constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
        report = (name) =>
          this.#isObserving && callback({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
      }
      observe() {
        this.#isObserving = true;
      }
      disconnect() {
        this.#isObserving = false;
      }
    },
  );
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = () => callback(0);
    return 1;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frame = () => undefined));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('runs the work once, when the first content is painted', () => {
  const work = vi.fn();
  afterFirstPaint(work);
  frame();
  report('first-paint');
  expect(work).not.toHaveBeenCalled();
  report('first-contentful-paint');
  expect(work).toHaveBeenCalledOnce();
  report('first-contentful-paint');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it('runs the work a second after the first frame, if the browser reports no paint', () => {
  const work = vi.fn();
  afterFirstPaint(work);
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
  frame();
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

it('runs the work at once in a hidden page, and when the page is hidden before its paint', () => {
  const work = vi.fn();
  afterFirstPaint(work);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  frame();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  afterFirstPaint(work);
  expect(work).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerHint, countDay, isHintDue } from './install-days';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const on = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`);
/** Whether the hint is due on a day, on which the workroom is then used. */
function use(...days: string[]): boolean[] {
  return days.map((day) => {
    const isDue = isHintDue(on(day));
    countDay(on(day));
    return isDue;
  });
}

describe('isHintDue', () => {
  it('begins on the third day of use, whatever is between them', () => {
    expect(use('2026-11-01', '2026-11-01', '2026-11-20', '2026-11-20', '2026-12-24', '2026-12-25')).toEqual([
      ...[false, false, false, false],
      ...[true, true],
    ]);
  });

  it('rests for 60 days after an answer', () => {
    use('2026-11-01', '2026-11-02', '2026-11-03');
    answerHint(on('2026-11-03'));
    expect(use('2026-11-03', '2026-12-01', '2027-01-01')).toEqual([false, false, false]);
    expect(isHintDue(on('2027-01-02', 11))).toBe(false);
    expect(isHintDue(on('2027-01-02'))).toBe(true);
  });

  it('does not rest for longer if the clock was wrong', () => {
    use('2026-11-01', '2026-11-02');
    answerHint(on('2031-01-01'));
    expect(isHintDue(on('2026-11-04'))).toBe(true);
  });

  it('begins anew with an unreadable text, and is never due without storage', () => {
    kept.set('install-hint', '{}');
    expect(use('2026-11-01', '2026-11-02', '2026-11-03')).toEqual([false, false, true]);
    vi.stubGlobal('localStorage', undefined);
    expect(use('2026-11-01', '2026-11-02', '2026-11-03')).toEqual([false, false, false]);
  });
});

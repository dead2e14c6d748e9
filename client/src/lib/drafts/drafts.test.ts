// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formLeftOpen, noteStored, OpenDraft, reopenNext, storeDrafts } from './drafts';

const key = 'draft:ngozi:customer:new';
let stop: () => void;

/** Opens the draft of a form in which a name is typed. */
function open(name = 'Bisi') {
  const draft = new OpenDraft<{ name: string }>('ngozi', 'customer:new');
  stop = draft.follow(() => ({ values: { name } }));
  storeDrafts();
  return draft;
}

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as { submission: { key: string } } | null;
const leftOpen = () => formLeftOpen('ngozi', 'customer')?.id;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => stop());

describe('noteStored', () => {
  it('removes the text of a form that is being saved, and gives what is typed later another key', () => {
    const draft = open();
    const before = draft.submission.key;
    draft.isSaving = true;
    noteStored(before);
    expect([stored(), leftOpen()]).toEqual([null, undefined]);
    expect(draft.submission).toEqual({ key: expect.not.stringContaining(before) as string, lost: [] });
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('keeps it out of the storage while the save runs, also if %s', (_what, happens) => {
    const draft = open();
    draft.isSaving = true;
    noteStored(draft.submission.key);
    happens();
    expect([stored(), leftOpen()]).toEqual([null, undefined]);
    expect(storeDrafts()).toBe(true);
  });

  it('keeps it out of the storage after a pause in typing too', async () => {
    vi.useFakeTimers();
    const draft = open();
    draft.isSaving = true;
    draft.storeSoon();
    noteStored(draft.submission.key);
    draft.storeSoon();
    await vi.runAllTimersAsync();
    expect(stored()).toBeNull();
    vi.useRealTimers();
  });

  it('is undone by a refusal: the text is a draft again, with the new key', () => {
    const draft = open();
    const before = draft.submission.key;
    draft.isSaving = true;
    noteStored(before);
    draft.takeBack();
    expect(stored()).toMatchObject({ values: { name: 'Bisi' }, submission: draft.submission });
    expect(draft.submission.key).not.toBe(before);
    expect(leftOpen()).toBe('new');
  });

  it('changes only the key of a form that is open and not being saved, as after a reload', () => {
    const { submission } = open();
    noteStored(submission.key);
    expect(stored()).toMatchObject({ values: { name: 'Bisi' } });
    expect(stored()?.submission.key).not.toBe(submission.key);
  });

  it('removes the draft of a form that is not open', () => {
    const { submission } = open();
    stop();
    reopenNext({ kind: 'customer', id: 'new' });
    noteStored(submission.key);
    expect([stored(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('changes nothing for the key of another submission', () => {
    const { submission } = open();
    noteStored('another key');
    expect(stored()?.submission.key).toBe(submission.key);
    stop();
    noteStored('another key');
    expect(stored()?.submission.key).toBe(submission.key);
  });
});

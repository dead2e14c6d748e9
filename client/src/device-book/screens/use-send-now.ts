import { useState } from 'react';
import { deviceWord } from '../../lib/device-words';
import { type OfflineState, offlineState } from '../../lib/offline-state';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { currentBook } from '../book';
import { answerWords, needsLogin, waitingOf } from './waiting';

/** Why changes were not sent. */
export interface NotSent {
  title: string;
  text?: string;
  /** A change needs an answer. */
  isAsked?: boolean;
}

/** Returns what sends all changes, and calls `after` with the reason if some are left. */
export function useSendNow(after: (reason: NotSent | undefined) => void) {
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async () => {
    setSending(true);
    await currentBook()?.sendNow();
    setSending(false);
    after(reasonOf(offlineState()));
  });
  return { send, isSending };
}

function reasonOf(state: OfflineState): NotSent | undefined {
  const { entries, isUnreachable } = state;
  if (entries.length === 0) return undefined;
  const stays = entries.length === 1 ? 'It stays' : 'They stay';
  if (isUnreachable) return { title: 'No connection yet', text: `${stays} on this ${deviceWord()} until then.` };
  if (needsLogin(state))
    return { title: 'Your session has ended', text: `${stays} on this ${deviceWord()} until you log in.` };
  const [asked] = answerWords(entries);
  if (asked) return { title: `${asked} first`, isAsked: true };
  if (waitingOf(entries).failed.length > 0)
    return { title: 'Not all could be saved yet', text: 'It is tried again by itself.' };
  return { title: 'Not all could be sent', text: 'Try again in a moment.' };
}

import { serverMessage } from '../../lib/api/api';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { toast } from './toast';

export interface FailureWords {
  /** Shown if the server sent no message; a function returns the text for any error. */
  failed: string | ((error: unknown) => string);
  /** 'Error' by default. */
  failedTitle?: string;
}

interface ActionWords extends FailureWords {
  done?: { title: string; description?: string };
}

/** Returns the action for an event handler. Shows its result in a toast, and ignores calls while one is pending. */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  words: ActionWords,
): (...args: Args) => Promise<void> {
  return useOneAtATime(async (...args: Args) => {
    try {
      await action(...args);
    } catch (error) {
      toastFailure(words, error);
      return;
    }
    if (words.done) toast(words.done);
  });
}

/** Shows a failure in a toast. */
export function toastFailure({ failed, failedTitle = 'Error' }: FailureWords, error: unknown): void {
  const description = typeof failed === 'string' ? serverMessage(error, failed) : failed(error);
  toast({ title: failedTitle, description, variant: 'destructive', error });
}

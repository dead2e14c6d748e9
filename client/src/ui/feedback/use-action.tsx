import { isDisconnection, noConnection, serverMessage } from '../../lib/api/connection';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { toast } from './toast';

export interface FailureWords {
  /** Shown if the server sent no message; a function returns the text for any error. */
  failed: string | ((error: unknown) => string);
  /** 'Error' by default. */
  failedTitle?: string;
  /** There is typed text, which stays after a failure. */
  keepsText?: boolean;
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

/** Shows a failure in a toast, which also says if there was no connection. */
export function toastFailure({ failed, failedTitle = 'Error', keepsText }: FailureWords, error: unknown): void {
  const words = typeof failed === 'string' ? serverMessage(error, failed) : failed(error);
  const description = (
    <>
      {words}
      {isDisconnection(error) && <span className="block">{noConnection[keepsText ? 'form' : 'action']}</span>}
    </>
  );
  toast({ title: failedTitle, description, variant: 'destructive', error });
}

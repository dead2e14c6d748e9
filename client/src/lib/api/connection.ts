import { ApiError } from './api-error';

/** Returns the server's message for a toast, or the fallback if it sent none (network down, no JSON). */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.message) || fallback;
}

/** Returns whether a failed call may have succeeded on the server: there was no answer, or a 5xx. */
export function isAnswerLost(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Returns whether a call got no answer: a TypeError, or a DOMException of a stalled upload. */
export const isDisconnection = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException;

/** What the words of a failure say besides, if there was no connection. */
export const noConnection = {
  action: 'No connection.',
  form: 'No connection. What you typed is kept.',
  load: 'No connection. It loads by itself when you are online.',
};

/** Adds to the words of a failure that there was no connection, if there was none. */
export const withConnection = (words: string, error: unknown, of: keyof typeof noConnection): string =>
  isDisconnection(error) ? `${words} ${noConnection[of]}` : words;

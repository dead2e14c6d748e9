import type { Placeholder } from '@shared/orders/messages/placeholders';
import type { MessagePart } from '@shared/orders/messages/template';

/** A part of a composed message; `isAnswer` marks what the writer has answered or chosen. */
export interface Piece {
  text: string;
  isAnswer?: true;
}

/** Returns the message as plain text. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** What of a message to a client is marked: what follows from the order. */
const marked: ReadonlySet<Placeholder | undefined> = new Set(['garments', 'number', 'day', 'time', 'amount', 'until']);

/** Returns a message to a client as pieces. */
export const piecesOf = (parts: readonly MessagePart[]): Piece[] =>
  parts.map(({ text, placeholder }) => (marked.has(placeholder) ? { text, isAnswer: true } : { text }));

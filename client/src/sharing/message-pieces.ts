/** A part of a composed message; `isAnswer` marks what the writer has answered or chosen. */
export interface Piece {
  text: string;
  isAnswer?: true;
}

/** Returns the message as plain text. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Returns the notes with which the re-do of an order begins. */
export const redoNotes = (number: number): string => `Re-do of ${number}`;

/** Whether an order is a re-do by its notes: its prices are none to suggest. */
export const isRedo = ({ notes }: { notes: string | null }): boolean => /^Re-do of \d/.test(notes ?? '');

/**
 * Returns the first letters of the first two words of a name: 'Adunni Couture' -> 'AC'. A letter keeps its marks ('Ọ̀').
 * A sign between spaces is no word ('Ferrara & Sons' -> 'FS'). Returns 'TS' if there is no word.
 */
export function initials(name: string | null | undefined): string {
  const letters = (name ?? '')
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  return letters.slice(0, 2).join('').toUpperCase() || 'TS';
}

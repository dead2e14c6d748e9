const longest = 64;
let [twoBefore, before, row] = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)];

/**
 * Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one text into another, or
 * `most + 1` if there are more. The second text is the part of `bytes` between two offsets. Both have at most 64 bytes.
 */
export function editsBetween(text: Uint8Array, bytes: Uint8Array, from: number, to: number, most: number): number {
  const length = to - from;
  if (Math.abs(length - text.length) > most || length > longest || text.length > longest) return most + 1;
  for (let j = 0; j <= length; j++) before[j] = j;
  for (let i = 1; i <= text.length; i++) {
    // Only cells near the diagonal can have few edits.
    const [first, last] = [Math.max(1, i - most), Math.min(length, i + most)];
    row[first - 1] = first === 1 ? i : most + 1;
    let fewest = most + 1;
    for (let j = first; j <= last; j++) {
      const isSame = text[i - 1] === bytes[from + j - 1];
      let edits = Math.min((before[j - 1] ?? 0) + (isSame ? 0 : 1), (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && text[i - 1] === bytes[from + j - 2] && text[i - 2] === bytes[from + j - 1];
      if (isSwap) edits = Math.min(edits, (twoBefore[j - 2] ?? 0) + 1);
      row[j] = edits;
      if (edits < fewest) fewest = edits;
    }
    if (fewest > most) return most + 1;
    if (last < length) row[last + 1] = most + 1;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  return Math.min(before[length] ?? 0, most + 1);
}

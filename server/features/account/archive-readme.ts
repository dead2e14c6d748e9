import { BRAND } from '@shared/site/brand';
import type { NounArchive } from '../../archive/files';

/** Returns the README of an archive with these parts, for readers years from now. */
export function archiveReadme(parts: readonly NounArchive[]): string {
  const files = parts.flatMap((part) => part.files);
  const returning = parts.flatMap(({ comesBack }) => ('as' in comesBack ? comesBack.as : []));
  const others = parts.flatMap(({ files: [first], comesBack }) =>
    first && 'not' in comesBack ? { name: first.name, content: comesBack.not } : [],
  );
  return `Everything that you stored in ${BRAND}.

${linesOf(files)}

The .json files have everything exactly as it is. The .csv files are for spreadsheets: there, an apostrophe is put before
= + - or @ at the beginning of a cell, and after a semicolon, a tab or the end of a line within one, so that no program
takes it for a formula. Times are in UTC.

'Import clients' reads this zip: ${listOf(returning)} come back as they are. It does not bring back:

${linesOf(others)}
`;
}

/** Returns a line for each file: its name in 20 columns, then its content. */
function linesOf(files: readonly { name: string; content: string }[]): string {
  const indent = `\n${' '.repeat(20)}`;
  return files.map(({ name, content }) => name.padEnd(20) + content.replaceAll('\n', indent)).join('\n');
}

function listOf(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

import * as z from 'zod/mini';
import { reportsWords } from '@shared/moderation/case-words';
import {
  type CaseCounts,
  caseLineSchema,
  caseSchema,
  type CasePicture,
  type PageContent,
} from '@shared/moderation/cases';
import { pageLines } from '@shared/pages/page-lines';
import { reasonLabel } from '@shared/moderation/report-reasons';

/** Returns a case in one line. */
export function lineText(row: unknown): string {
  const { number, kind, reason, page, imageId, reports, senders, openedAt, closedAt } = z.parse(caseLineSchema, row);
  const why = kind === 'report' ? reasonLabel(reason ?? '') : kind;
  const thing = imageId ? `picture ${imageId} of ${page.profileSlug}` : `page ${page.profileSlug}`;
  return `${number}  ${openedAt.slice(0, 16)}  ${why}: ${thing} (${reportsWords({ reports, senders })}, ${closedAt ? 'closed' : 'open'})`;
}

/** Returns how much waits for a decision. */
export function countsText({ reports, flags, appeals }: CaseCounts): string {
  return `Open: ${reports} reported, ${flags} found by the server, ${appeals} with an appeal`;
}

/** Returns a case with everything in it, for a terminal. */
export function caseText(row: unknown): string {
  const { page, content, reportList, decisions, log, ...line } = z.parse(caseSchema, row);
  const state = [page.isHidden ? 'hidden' : 'public', ...(page.isSuspended ? ['account suspended'] : [])].join(', ');
  return [
    lineText({ page, ...line }),
    `Page: ${oneLine(page.businessName)}, /tailors/${page.profileSlug}, ${state}`,
    ...(line.image ? [pictureText(line.image)] : contentTexts(content)),
    ...(line.other ? [`Other ${pictureText(line.other)}, /tailors/${line.other.profileSlug}`] : []),
    ...reportList.map(
      ({ reference, createdAt, reason, text, email }) =>
        `Report ${reference} ${createdAt.slice(0, 16)} ${reasonLabel(reason)}: ${oneLine(text)}${email ? ` <${email}>` : ''}`,
    ),
    ...decisions.flatMap(({ act, by, createdAt, ground, explanation, note, endedAt, appeal }) => [
      `Decision ${createdAt.slice(0, 16)} ${act} by ${oneLine(by)}, ${ground}: ${oneLine(explanation)}${endedAt ? ` (ended ${endedAt.slice(0, 16)})` : ''}`,
      ...(note ? [`  Note: ${oneLine(note)}`] : []),
      ...(appeal ? [`  Appeal ${appeal.createdAt.slice(0, 16)}: ${oneLine(appeal.text)}`] : []),
      ...(appeal?.answeredAt ? [`  ${appeal.granted ? 'Granted' : 'Refused'}: ${oneLine(appeal.answer)}`] : []),
    ]),
    ...log.map(({ at, act, by }) => `Log ${at.slice(0, 19)} ${act} by ${oneLine(by)}`),
  ].join('\n');
}

/** Returns what the page says, and its pictures. */
function contentTexts(content: PageContent): string[] {
  const { bio, profilePictureUrl, profilePictureHiddenAt, pictures } = content;
  return [
    ...[...pageLines(content), ['Bio', bio ?? '']].map(([term, text = '']) => `  ${term}: ${oneLine(text)}`),
    ...(profilePictureUrl
      ? [`  Profile picture: ${profilePictureUrl}${profilePictureHiddenAt ? ', hidden' : ''}`]
      : []),
    ...pictures.map(({ hiddenAt, ...picture }) => `  ${pictureText({ ...picture, isHidden: hiddenAt !== null })}`),
  ];
}

function pictureText({ imageUrl, caption, isHidden }: Pick<CasePicture, 'imageUrl' | 'caption' | 'isHidden'>): string {
  return `Picture: ${imageUrl}${isHidden ? ', hidden' : ''}${caption ? `, ${oneLine(caption)}` : ''}`;
}

/** Returns a text without line breaks and control characters, which could write into the terminal. */
function oneLine(text: string | null): string {
  return (text ?? '').replace(/[\s\p{C}]+/gu, ' ').trim() || '(no words)';
}

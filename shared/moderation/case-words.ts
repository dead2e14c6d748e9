import type { CaseLine } from './cases';

/** Returns how many reports a case has and, where that is known, how many visitors sent them: '6 reports of 1 visitor'. */
export function reportsWords({ reports, senders }: Pick<CaseLine, 'reports' | 'senders'>): string {
  if (reports === 1) return '1 report';
  const visitors = senders === 1 ? '1 visitor' : `${senders} visitors`;
  return senders === null ? `${reports} reports` : `${reports} reports of ${visitors}`;
}

const actSentences: Readonly<Record<string, string>> = {
  opened: 'Case opened',
  reported: 'Reported',
  hold: 'Page held',
  'hide picture': 'Picture hidden',
  'hide page': 'Page hidden',
  suspend: 'Account suspended',
  restore: 'Restored',
  dismiss: 'Dismissed',
  appealed: 'Appealed',
  'appeal granted': 'Appeal granted, decision overturned',
  'appeal refused': 'Appeal refused, decision upheld',
};

/** Returns what was done in words: 'hide page' -> 'Page hidden'. An unknown act is returned as it is. */
export const actWords = (act: string): string => actSentences[act] ?? act;

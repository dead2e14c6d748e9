import type { OwnDecision } from './decisions';

type DecisionFacts = Pick<OwnDecision, 'act' | 'imageId' | 'endedAt'>;

/** The acts that hide the whole page. */
const pageActs = ['hide page', 'suspend', 'hold'];

/** What a decision is called. */
const decisionTitles: Readonly<Record<string, string>> = {
  'hide picture': 'A picture is hidden',
  'hide page': 'Your page is hidden',
  suspend: 'Your account is suspended',
  hold: 'Your page waits to be shown',
};

/** What a decision means while it is in force. */
export const decisionMeanings: Readonly<Record<string, string>> = {
  'hide picture':
    'Visitors do not see the picture. It is marked in your gallery, or in your settings if it is your profile picture.',
  'hide page':
    'Visitors do not find your page, and its link, QR code and sign lead nowhere. Your workroom stays as it is.',
  hold: 'The people who run this site look at new pages first. Visitors find yours after that.',
  suspend:
    'Visitors do not find your page, and you cannot publish: no new pictures, no changes of your page. Your clients, measurements and orders stay open to you, and you can download everything or delete your account. It lasts until the people who run this site lift it.',
};

const titlesOfEnded: Readonly<Record<string, string>> = {
  'hide picture': 'A picture was hidden',
  'hide page': 'Your page was hidden',
  suspend: 'Your account was suspended',
  hold: 'Your page waited to be shown',
};

const outcomes: Readonly<Record<string, string>> = {
  'hide picture': 'Visitors see the picture again.',
  'hide page': 'Visitors see your page again.',
  suspend: 'Your account is no longer suspended: visitors see your page again, and you can publish.',
  hold: 'Visitors see your page now.',
};

/** Returns what a decision is called, also after it has ended. An unknown act is returned as it is. */
export const decisionTitle = ({ act, endedAt }: DecisionFacts): string =>
  (endedAt ? titlesOfEnded : decisionTitles)[act] ?? act;

/** Returns the change for visitors by the end of a decision. `all` are the decisions about the same user. */
export function outcomeWords(ended: DecisionFacts, all: readonly DecisionFacts[]): string {
  const stillHides = all.some(
    ({ act, imageId, endedAt }) =>
      endedAt === null && (pageActs.includes(act) || (act === ended.act && imageId === ended.imageId)),
  );
  return stillHides
    ? 'This decision no longer holds. Another one does, so visitors see no change.'
    : (outcomes[ended.act] ?? 'This decision no longer holds.');
}

/** Returns the answer to an appeal in a sentence. `hasEnded`: the decision is no longer in force, also if it was upheld. */
export function answerWords(granted: boolean, hasEnded = false): string {
  if (granted) return 'Your appeal was granted: the decision was overturned.';
  return hasEnded
    ? 'Your appeal was refused: the decision was upheld. It has ended since.'
    : 'Your appeal was refused: the decision was upheld, and nothing changes. There is no second appeal.';
}

/** The reasons of a report, which are also the grounds of a decision. */
export const reportReasons = ['not own work', 'spam', 'hateful', 'not a tailor', 'private data', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What a visitor chooses from; some have a line of explanation. */
export const reasonWords: Readonly<Record<ReportReason, { label: string; hint?: string }>> = {
  'not own work': { label: 'Not their own work', hint: 'A picture or garment that belongs to somebody else' },
  spam: { label: 'Spam' },
  hateful: { label: 'Hateful or abusive' },
  'not a tailor': { label: 'Not a tailor' },
  'private data': { label: 'Private data', hint: 'Somebody’s number, address or picture without their leave' },
  other: { label: 'Something else' },
};

/** What the owner of the page reads. */
const groundWords: Readonly<Record<ReportReason, string>> = {
  'not own work': 'It shows somebody else’s work.',
  spam: 'It is spam.',
  hateful: 'It is hateful or abusive.',
  'not a tailor': 'It is not the page of a tailor.',
  'private data': 'It shows private data of somebody else.',
  other: 'It breaks the rules of this site or the law.',
};

/** Returns the words for a reason. A reason that another part of the server uses is returned as it is. */
export const reasonLabel = (reason: string): string => (isReason(reason) ? reasonWords[reason].label : reason);

/** Returns the sentence that tells the owner of a page the ground of a decision. */
export const groundSentence = (ground: string): string => (isReason(ground) ? groundWords[ground] : ground);

function isReason(reason: string): reason is ReportReason {
  return reportReasons.some((each) => each === reason);
}

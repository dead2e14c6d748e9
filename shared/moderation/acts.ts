/** A new profile waits for the operator: the server's own decision, which hides the page until the operator restores it. */
export const hold = 'hold';

/** Why a case was opened: reports of visitors, a profile that waits, one picture twice, or a deleted account that came back. */
export const caseKinds = ['report', 'new profile', 'same picture', 'returned account'] as const;

export type CaseKind = (typeof caseKinds)[number];

/** What the operator can do in a case. */
export const acts = ['hide picture', 'hide page', 'suspend', 'restore', 'dismiss'] as const;

export type Act = (typeof acts)[number];

/** The acts that stay in force until they are ended. The owner of the page reads them, and can appeal against all but a hold. */
export const lastingActs: readonly (Act | typeof hold)[] = ['hide picture', 'hide page', 'suspend', hold];

/** The acts that tell the owner a reason, so that the operator has to choose one. */
export const actsWithReason: readonly string[] = ['hide picture', 'hide page', 'suspend'];

/**
 * The lists of cases: all open ones, the open ones with reports of people, those with an appeal to answer, the open ones that the
 * server has found, and closed ones.
 */
export const caseLists = ['open', 'reports', 'appeals', 'flags', 'closed'] as const;

export type CaseList = (typeof caseLists)[number];

/** The stages of an order in hand, in their usual order. Any stage can follow any other. */
export const stages = ['taken', 'cutting', 'sewing', 'ready', 'collected'] as const;

export const allStages = [...stages, 'cancelled'] as const;

export type Stage = (typeof allStages)[number];

export const stageNames: Readonly<Record<Stage, string>> = {
  taken: 'Taken',
  cutting: 'Cutting',
  sewing: 'Sewing',
  ready: 'Ready',
  collected: 'Collected',
  cancelled: 'Cancelled',
};

/** Why an order was cancelled: by the client, by the tailor, or because it was never made. */
export const cancelReasons = ['client', 'tailor', 'unmade'] as const;

/** What a tailor can tell a client of an order. */
export const messageKinds = ['taken', 'fitting', 'late', 'ready', 'waiting', 'owed', 'thanks'] as const;

export type MessageKind = (typeof messageKinds)[number];

export const messageNames: Readonly<Record<MessageKind, string>> = {
  taken: 'Taken',
  fitting: 'Fitting',
  late: 'Late',
  ready: 'Ready',
  waiting: 'Not collected',
  owed: 'Left to pay',
  thanks: 'Thanks',
};

/** Whether nothing is left to do: a closed order is only changed by its stage, its payments and its notes. */
export const isClosed = (stage: Stage): boolean => stage === 'collected' || stage === 'cancelled';

/** Whether all garments are made. */
export const isMade = (stage: Stage): boolean => stage === 'ready' || stage === 'collected';

/** Whether each garment of an order is done. */
export const isAllDone = (garments: readonly { quantity: number; done: number }[]): boolean =>
  garments.every(({ quantity, done }) => done >= quantity);

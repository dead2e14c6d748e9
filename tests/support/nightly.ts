/** Whether tests run in their long form, with every case, as each night: `NIGHTLY=yes npm test`. */
export const isNightly = process.env.NIGHTLY === 'yes';

/** Cases that differ in little: all of them each night, else the first and each nth after it. */
export const everyNth = <T>(n: number, cases: readonly T[]): T[] =>
  cases.filter((_case, index) => isNightly || index % n === 0);

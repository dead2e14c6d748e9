/** The papers: two rolls of a till, which are as long as their text, and two sheets. */
export const papers = { r58: '58 mm', r80: '80 mm', a6: 'A6', a4: 'A4' } as const;

export type Paper = keyof typeof papers;

/**
 * The width of a roll, and the size of its text on paper (`--roll-em` of the style sheet), in millimetres. `ems` is the width of what is
 * printed on it, in that size: the classes w-em-96 and w-em-112.
 */
export const rolls = { r58: { width: 58, em: 2.4, ems: 24 }, r80: { width: 80, em: 2.85, ems: 28 } } as const;

export const isRoll = (paper: Paper): paper is keyof typeof rolls => paper in rolls;

/** The marks of the page by which the style sheet names its paper. */
export const pageMarks = { r58: 'paperR58', r80: 'paperR80', a6: 'paperOrderA6', a4: 'paperOrderA4' } as const;

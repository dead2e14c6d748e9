/** Limits of the tailor's measuring sheets. */
export const sheetLimits = {
  /** Characters of a sheet's id: a UUID, or the id of a template. */
  id: 40,
  /** Measures of one sheet, and own measures of one record. */
  measures: 60,
  /** Other names of one measure. */
  synonyms: 4,
  /** Characters of a sheet's or a record's own measures as JSON, for the database. */
  textLength: 100_000,
  /** The last position in the list of sheets. */
  last: 9_999,
} as const;

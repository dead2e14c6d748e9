import type { Choice, Plan } from './plan';
import type { CsvTable, Mapping } from './read-csv';

/** What was read, and what will happen with it; without a plan while that is prepared. */
export interface Review {
  csv?: { table: CsvTable; mapping: Mapping };
  plan?: Plan;
  percent: number;
}

/** Which choice holds for the duplicates: one for all, and those of single clients by `placeOf`. */
export interface Choices {
  all: Choice;
  byPlace: ReadonlyMap<string, Choice>;
}

/** What the user can do with a review. */
export interface ReviewActions {
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onMap: (table: CsvTable, mapping: Mapping) => Promise<void>;
}

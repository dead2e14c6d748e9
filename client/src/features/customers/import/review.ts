import type { Mapping } from './csv/mapping';
import { placeOf, type Choice, type Duplicate, type Plan } from './plan/planned';
import type { CsvTable } from './reading/read-csv';

/** What was read, and what will happen with it; without a plan while that is prepared. */
export interface Review {
  csv?: { table: CsvTable; mapping: Mapping };
  plan?: Plan;
  percent: number;
}

/** Which choice holds for the duplicates: one for all, and those of single clients by `placeOf`. */
export interface Choices {
  /** Undefined until the user chooses one for all. */
  all?: Choice;
  byPlace: ReadonlyMap<string, Choice>;
}

/** Returns what happens with a duplicate. Without a choice, different people are both kept, and rows of one person become one client. */
export function choiceOf(plan: Plan, { all, byPlace }: Choices, duplicate: Duplicate): Choice {
  const guessed = duplicate.isOther ? 'add' : plan.records || !('id' in duplicate.of) ? 'merge' : 'skip';
  return byPlace.get(placeOf(plan, duplicate)) ?? all ?? guessed;
}

/** What the user can do with a review. */
export interface ReviewActions {
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onMap: (table: CsvTable, mapping: Mapping) => Promise<void>;
}

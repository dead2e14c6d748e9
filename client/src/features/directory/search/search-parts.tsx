import type { ComponentProps } from 'react';
import { Queries } from '../../../lib/api/queries';
import { loadPart } from '../tailor-page/load-part';
import { FilterPanel } from './filters/filter-panel';
import { ResultsSection } from './results-section';
import { RadiusField } from './filters/radius-field';
import { TailorsAhead } from './tailors-ahead';

/* The parts of the directory that need the search, in one file of code, which loads after the page's own. */

export function FilterPart() {
  return (
    <Queries>
      <FilterPanel />
    </Queries>
  );
}

/** Loads the filters of narrow screens; undefined, with a message, if that fails. */
export const loadSheet = () => loadPart(() => import('./filters/filter-sheet'));

export function FoundPart(props: ComponentProps<typeof ResultsSection>) {
  return (
    <Queries>
      <TailorsAhead />
      <ResultsSection {...props} />
    </Queries>
  );
}

export function RadiusPart() {
  return (
    <Queries>
      <RadiusField />
    </Queries>
  );
}

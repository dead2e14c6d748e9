import type { ComponentProps } from 'react';
import { Queries } from '../../../lib/api/queries';
import { FilterPanel } from './filters/filter-panel';
import { ResultsSection } from './results-section';
import { RadiusField } from './filters/radius-field';
import { TailorsAhead } from './tailors-ahead';

/* The parts of the directory that need the search, in one file of code, which loads after the page's own. */

export function FilterPart(props: ComponentProps<typeof FilterPanel>) {
  return (
    <Queries>
      <FilterPanel {...props} />
    </Queries>
  );
}

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

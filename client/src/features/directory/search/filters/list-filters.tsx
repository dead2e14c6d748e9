import type { Filters } from '@shared/directory/discover-filters';
import { garmentNames, garmentsByRegion } from '@shared/tailor/garments';
import { languageCodes, languageName, languageNamesByRegion } from '@shared/tailor/languages';
import { MultiCombobox } from '../../../../ui/controls/multi-combobox';
import type { ChangeFilters } from './use-filters';

interface ListFilterProps {
  filters: Filters;
  change: ChangeFilters;
}

/* Lists by region, loaded after the page, because few users filter by them. */

export function GarmentFilter({ filters, change }: ListFilterProps) {
  return (
    <MultiCombobox
      label="Garments"
      labelLook="title"
      dense
      placeholder="Search: agbada, saree, tuxedo"
      groups={garmentsByRegion}
      value={filters.garments}
      onChange={(chosen) => change({ garments: garmentNames.filter((name) => chosen.includes(name)) })}
    />
  );
}

export function LanguageFilter({ filters, change }: ListFilterProps) {
  return (
    <MultiCombobox
      label="Languages"
      labelLook="title"
      dense
      placeholder="Search: Yoruba, Gujarati"
      groups={languageNamesByRegion}
      value={filters.languages.map(languageName)}
      onChange={(chosen) => change({ languages: languageCodes.filter((code) => chosen.includes(languageName(code))) })}
    />
  );
}

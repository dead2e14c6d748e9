import type { Filters } from '@shared/directory/discover-filters';
import { garmentNames, garmentsByRegion } from '@shared/tailor/garments';
import { languageCodes, languageName, languageNamesByRegion } from '@shared/tailor/languages';
import { MultiCombobox } from '../../../../ui/controls/multi-combobox';
import type { ChangeFilters } from './use-filters';

interface ListFiltersProps {
  filters: Filters;
  change: ChangeFilters;
}

/** Garments and languages by region; loaded after the page, because few users filter by them. */
export function ListFilters({ filters, change }: ListFiltersProps) {
  return (
    <>
      <MultiCombobox
        label="Garments"
        labelLook="title"
        dense
        placeholder="Search: agbada, saree, tuxedo"
        groups={garmentsByRegion}
        value={filters.garments}
        onChange={(chosen) => change({ garments: garmentNames.filter((name) => chosen.includes(name)) })}
      />
      <MultiCombobox
        label="Languages"
        labelLook="title"
        dense
        placeholder="Search: Yoruba, Gujarati"
        groups={languageNamesByRegion}
        value={filters.languages.map(languageName)}
        onChange={(chosen) =>
          change({ languages: languageCodes.filter((code) => chosen.includes(languageName(code))) })
        }
      />
    </>
  );
}

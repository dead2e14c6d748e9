import { garmentNames, garmentsByRegion, type GarmentName } from '@shared/garments';
import { MultiCombobox } from '../../../ui/controls/combobox';

const options = Object.entries(garmentsByRegion).flatMap(([group, names]) =>
  names.map((name) => ({ label: name, value: name, group })),
);

interface GarmentFilterProps {
  value: readonly GarmentName[];
  onChange: (garments: GarmentName[]) => void;
  isCompact: boolean;
}

/** Garments by region; loaded after the page, because few users filter by garment. */
export function GarmentFilter({ value, onChange, isCompact }: GarmentFilterProps) {
  return (
    <MultiCombobox
      label="Garments"
      labelLook="title"
      compact={isCompact}
      placeholder="Search: agbada, saree, tuxedo"
      options={options}
      value={value}
      onChange={(chosen) => onChange(garmentNames.filter((name) => chosen.includes(name)))}
    />
  );
}

import { garmentNames, garmentsByRegion, type GarmentName } from '@shared/garments';
import { MultiCombobox } from '../../../ui/controls/multi-combobox';

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
      groups={garmentsByRegion}
      value={value}
      onChange={(chosen) => onChange(garmentNames.filter((name) => chosen.includes(name)))}
    />
  );
}

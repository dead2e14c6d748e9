import { Button } from '../../../ui/controls/button';
import { MapIcon } from './map-icon';

interface MapToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Opens and closes the map; its label names the action. Below 480 px it is an icon. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  const action = isOpen ? 'Hide' : 'Show';
  return (
    <Button
      aria-label={`${action} map`}
      variant={isOpen ? 'chosen' : 'secondary'}
      size="compact"
      className="max-xs:w-tap max-xs:p-0"
      onClick={() => onToggle(!isOpen)}
    >
      <MapIcon />
      <span className="max-xs:hidden">Map</span>
    </Button>
  );
}

import { Button } from '../../../ui/controls/button';
import { icon } from '../../../ui/display/icon';

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

/** Not with the other icons: only the search has it. */
const MapIcon = icon(
  <>
    <path d="M2.8 5.2 7.5 3l5 2 4.7-2v11.8L12.5 17l-5-2-4.7 2.2z" />
    <path d="M7.5 3v12M12.5 5v12" />
  </>,
  { grid: 20 },
);

import { cx } from 'class-variance-authority';
import { Button } from '../../../ui/controls/button';
import { MapIcon } from '../../../ui/display/icons';

interface MapToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Opens and closes the map; its label names the action. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  const action = isOpen ? 'Hide' : 'Show';
  return (
    <Button
      aria-label={`${action} map`}
      variant={isOpen ? 'chosen' : 'secondary'}
      className={cx(!isOpen && 'lg:col-start-3')}
      onClick={() => onToggle(!isOpen)}
    >
      <MapIcon />
      <span className="max-xs:capitalize">
        <span className="max-xs:hidden">{action} </span>map
      </span>
    </Button>
  );
}

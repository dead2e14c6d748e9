import { cx } from 'class-variance-authority';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface MapToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Opens and closes the map; its words say what a press does. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  return (
    <Button className={cx('map-toggle', isOpen && 'is-open')} onClick={() => onToggle(!isOpen)}>
      <Icon name="map" />
      <span>
        <span className="map-toggle__verb">{isOpen ? 'Hide' : 'Show'} </span>map
      </span>
    </Button>
  );
}

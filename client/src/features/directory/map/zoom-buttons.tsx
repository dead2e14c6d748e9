import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

interface ZoomButtonsProps {
  onIn: () => void;
  onOut: () => void;
}

export function ZoomButtons({ onIn, onOut }: ZoomButtonsProps) {
  return (
    <div className="tailor-map__zoom">
      <Button iconOnly aria-label="Zoom in" onClick={onIn}>
        <Icon name="plus" />
      </Button>
      <Button iconOnly aria-label="Zoom out" onClick={onOut}>
        <Icon name="minus" />
      </Button>
    </div>
  );
}

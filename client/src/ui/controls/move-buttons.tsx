import { Button } from './button';
import { ChevronIcon } from '../display/later-icons';

interface MoveButtonsProps {
  /** What is moved, for screen readers. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy?: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Moves an item of a list up or down by one place. */
export function MoveButtons({ name, isFirst, isLast, isBusy = false, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        iconOnly
        aria-label={`Move ${name} up`}
        disabled={isFirst || isBusy}
        onClick={() => onMove(-1)}
      >
        <ChevronIcon className="-rotate-90" />
      </Button>
      <Button
        variant="ghost"
        iconOnly
        aria-label={`Move ${name} down`}
        disabled={isLast || isBusy}
        onClick={() => onMove(1)}
      >
        <ChevronIcon className="rotate-90" />
      </Button>
    </>
  );
}

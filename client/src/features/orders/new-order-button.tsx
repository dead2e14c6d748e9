import { Button } from '../../ui/controls/button';
import { PlusIcon } from '../../ui/display/workroom-icons';

interface NewOrderButtonProps {
  size?: 'lg';
  onClick: () => void;
}

/** Opens the form of a new order. The large one stands beside another button, and keeps its words on one line. */
export function NewOrderButton({ size, onClick }: NewOrderButtonProps) {
  return (
    <Button variant="primary" size={size} className={size && 'whitespace-nowrap max-sm:px-3!'} onClick={onClick}>
      <PlusIcon />
      New order
    </Button>
  );
}

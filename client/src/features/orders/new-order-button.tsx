import { Button } from '../../ui/controls/button';
import { PlusIcon } from '../../ui/display/workroom-icons';

interface NewOrderButtonProps {
  size?: 'lg';
  onClick: () => void;
}

/** Opens the form of a new order. Its words stay on one line beside another button on a phone. */
export function NewOrderButton({ size, onClick }: NewOrderButtonProps) {
  return (
    <Button variant="primary" size={size} className="whitespace-nowrap max-sm:px-3!" onClick={onClick}>
      <PlusIcon />
      New order
    </Button>
  );
}

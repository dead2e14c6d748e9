import { maxLengths } from '@shared/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { useDraft } from './use-draft';

interface FinderProps {
  near: string;
  onNear: (near: string) => void;
  /** How many chips are chosen. */
  chips: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The bar across the top: where, and on narrow screens the way to the filters. */
export function Finder({ near, onNear, chips, isOpen, onToggle }: FinderProps) {
  const draft = useDraft(near, onNear);
  return (
    <form className="finder" role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="wrap finder__in">
        <TextField
          {...draft}
          label="Near"
          className="finder__near"
          placeholder="City, zipcode, or address"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={maxLengths.place}
        />
        <Button className="finder__open" aria-expanded={isOpen} aria-controls="filters" onClick={onToggle}>
          <Icon name="filters" />
          {chips > 0 ? `Filters (${chips})` : 'Filters'}
        </Button>
      </div>
    </form>
  );
}

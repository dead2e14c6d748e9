import {
  chipCount,
  filtersOf,
  noChips,
  withoutStraySpecialties,
  type Filters,
} from '@shared/directory/discover-filters';
import { discoverPath } from '@shared/directory/discover-path';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { Queries } from '../../../../lib/api/queries';
import { Button } from '../../../../ui/controls/button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/overlays/dialog';
import { tailorCount } from '../search-words';
import { useDirectorySearch } from '../use-directory-search';
import { FilterFields } from './filter-fields';
import '../../../../styles/later.css';

interface FilterSheetProps {
  /** The heading of the results, which gets the focus when the sheet is closed by its button. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The filters on narrow screens. They apply at once; the button at the foot says how many tailors it leads to. */
export function FilterSheet(props: FilterSheetProps) {
  return (
    <Queries>
      <Sheet {...props} />
    </Queries>
  );
}

function Sheet({ heading, onClose }: FilterSheetProps) {
  const { filters, found, choose, restore } = useChosenFilters();
  const servicesId = useId();
  const first = useRef<HTMLDivElement>(null);
  const chips = chipCount(filters);
  const close = () => {
    onClose();
    restore();
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (heading.current) focusAfterDialog(heading.current);
    close();
  };
  const clear = () => {
    choose(noChips);
    document.getElementById(servicesId)?.focus();
  };
  return (
    <Dialog open onOpenChange={close} title="Filters" firstFocus={first}>
      <form aria-label="Filters" autoComplete="on" onSubmit={show}>
        <DialogBody className="grid grid-cols-1 gap-6">
          {/* Not a field: a keyboard would cover the sheet. */}
          <div ref={first} tabIndex={-1} className="absolute top-0 h-px no-shadow! outline-0!" />
          <FilterFields {...{ filters, servicesId }} change={choose} />
        </DialogBody>
        <DialogFoot line>
          {chips > 0 && <Button onClick={clear}>Clear All ({chips})</Button>}
          <Button type="submit" variant="primary" className="whitespace-nowrap">
            Show {found ? tailorCount(found) : 'Tailors'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/**
 * The filters of the URL. All changes in the sheet are one history entry, so that Back undoes them together when the sheet is closed.
 * The phone's Back closes the sheet by going to the entry before; `restore` then applies what was chosen.
 */
function useChosenFilters() {
  const { filters, change, found } = useDirectorySearch();
  const chosen = useRef<Filters>(undefined);
  const choose = (part: Partial<Filters>) => {
    chosen.current = withoutStraySpecialties({ ...filters, ...part });
    change(part, { replace: true });
  };
  const restore = () => {
    const isLost =
      chosen.current && discoverPath({ ...chosen.current }) !== discoverPath({ ...filtersOf(location.search) });
    if (isLost) change({ ...chosen.current });
  };
  return { filters, found, choose, restore };
}

/** Marks what the dialog focuses after it has closed, in place of the button that opened it. */
function focusAfterDialog(target: HTMLElement): void {
  target.dataset.afterDialog = '';
  target.addEventListener('focus', () => delete target.dataset.afterDialog, { once: true });
}

import { chipCount, noChips } from '@shared/directory/discover-filters';
import { useId } from 'react';
import { Button } from '../../../../ui/controls/button';
import { useDirectorySearch } from '../use-directory-search';
import { FilterFields } from './filter-fields';

/** The filters beside the results on wide screens; narrow screens have them in a sheet (`FilterSheet`). */
export function FilterPanel() {
  const { filters, change } = useDirectorySearch();
  const servicesId = useId();
  const chips = chipCount(filters);
  const clear = () => {
    change(noChips);
    document.getElementById(servicesId)?.focus({ preventScroll: true });
  };
  return (
    <form
      className="hidden content-start gap-6 lg:grid lg:max-wide:group-data-map/page:hidden"
      aria-label="Filters"
      autoComplete="on"
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterFields {...{ filters, change, servicesId }} />
      {chips > 0 && <Button onClick={clear}>Clear All ({chips})</Button>}
    </form>
  );
}

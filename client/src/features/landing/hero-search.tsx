import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { SearchIcon } from '../../ui/display/icons';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { DataTag } from '@tanstack/react-query';
import { fewestShown } from '@shared/directory/size';
import { useSentAnswer } from '../../lib/api/page-data';
import { wholeNumber } from '../../lib/text/whole-number';

export const HeroFields = lazyPart(async () => (await import('./sections')).HeroFields, <div className="h-28" />);

/** Asks what and where; both may be empty. The form works before the code of its fields is loaded, and without scripts. */
export function HeroSearch() {
  const [, navigate] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(paths.discover(Object.fromEntries(written)));
  };
  return (
    <form
      className="mt-5 grid grid-cols-1 gap-2 md:mt-8"
      action={paths.discover()}
      role="search"
      aria-label="Find a tailor"
      onSubmit={submit}
    >
      <HeroFields />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="lg" className="max-md:w-full md:min-w-52">
          <SearchIcon />
          Find a Tailor
        </Button>
        <DirectorySize />
      </div>
    </form>
  );
}

type Size = Record<'tailors' | 'cities', number>;

/** The answer of GET /api/directory, which the server sends with the page. */
const sizeQuery = { queryKey: ['/api/directory'] as readonly unknown[] as DataTag<readonly unknown[], Size, Error> };

/** How many tailors the directory has. Left out while they are few, and where the server did not send it: nothing waits for it. */
export function DirectorySize() {
  const size = useSentAnswer(sizeQuery);
  if (!size || size.tailors < fewestShown) return null;
  return (
    <p className="text-small/[1.6] font-semibold">
      {wholeNumber(size.tailors)} tailors in {wholeNumber(size.cities)} {size.cities === 1 ? 'city' : 'cities'}
    </p>
  );
}

import type { DataTag } from '@tanstack/react-query';
import { fewestShown } from '@shared/directory/size';
import { useSentAnswer } from '../../lib/api/page-data';
import { wholeNumber } from '../../lib/text/whole-number';

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

import type { PublicTailor } from '@shared/directory/contract';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths';
import { ChipList } from '../../../ui/display/chips';
import { Part } from './page-parts';

/** What the tailor makes: the garments, then the services and the cultural specialties. */
export function Makes({ tailor }: { tailor: PublicTailor }) {
  const hasGarments = tailor.serviceCategories.length > 0;
  return (
    <Part title={hasGarments ? 'Makes' : 'Services'}>
      {hasGarments && <Garments tailor={tailor} />}
      <div className="grid gap-1.5">
        <ChipList items={tailor.primaryServiceCategories} label="Services" />
        <ChipList items={tailor.culturalSubCategories} tone="culture" label="Cultural specialties" />
      </div>
    </Part>
  );
}

/**
 * The garments as a running text, each a link to the tailors of the same place who make it. The padding of a link makes
 * its target higher, and its margin keeps the lines where they are.
 */
function Garments({ tailor }: { tailor: PublicTailor }) {
  return (
    <p className="max-w-176 leading-loose">
      {tailor.serviceCategories.map((garment, index) => (
        <Fragment key={garment}>
          {index > 0 && ', '}
          <Link
            href={paths.sameGarment(tailor, garment)}
            title={`${garment} tailors near ${tailor.city}`}
            className="-my-2 inline-block py-2 text-ink decoration-thread hover:text-action-ink hover:decoration-current"
          >
            {garment}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

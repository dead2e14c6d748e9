import type { TailorCard } from '@shared/directory/contract';
import { placeLine } from '@shared/places/place-line';
import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import { Link } from 'wouter';
import { useLocale } from '../../../lib/api/page-data';
import { paths } from '../../../paths';
import { nameClass, needsSans } from '../../../ui/display/name';
import { FROM_SEARCH } from '../back-to-search';
import { ClosedSign } from '../closed-sign';
import { nearnessText } from '../nearness';
import { cardCategories } from './card-categories';
import { CardFoot } from './card-foot';
import { CardStrip } from './card-strip';

interface ResultCardProps {
  tailor: TailorCard;
  /** The folder of all pictures. */
  picturesUrl: string;
  /** The first of the list. */
  isFirst?: boolean;
}

/**
 * One tailor of the directory, in a list of `Cards`, which has the classes that all cards share. The link of the name covers the card; the
 * other links are above it.
 */
export const ResultCard = memo(function ResultCard({ tailor, picturesUrl, isFirst }: ResultCardProps) {
  const nameId = useId();
  const href = paths.tailor(tailor.profileSlug);
  const name = tailor.businessName.trim() || 'Unknown Tailor';
  return (
    <li data-tailor={tailor.id}>
      <CardStrip {...{ tailor, picturesUrl, isFirst }} />
      <div className="grid grid-cols-1 content-start gap-0.5 px-3 pt-2 wide:gap-0.75 wide:px-4 wide:pt-3">
        <h2 id={nameId} className="line-clamp-2 text-h3">
          <Link
            href={href}
            state={FROM_SEARCH}
            className={cx('covering', needsSans(name) && nameClass(name))}
            dir="auto"
          >
            {name}
          </Link>
        </h2>
        <Where tailor={tailor} />
        {tailor.fullUntil && (
          <p className="mt-0.5">
            <ClosedSign day={tailor.fullUntil} className="px-3 text-micro" />
          </p>
        )}
        {tailor.bio && (
          // The sign takes the place of a line, so that the card keeps its height.
          <p className={cx('mt-0.5 text-small/[1.35]', tailor.fullUntil ? 'truncate' : 'line-clamp-2')} dir="auto">
            {tailor.bio}
          </p>
        )}
        <Categories tailor={tailor} />
      </div>
      <CardFoot {...{ tailor, name, href, nameId }} />
    </li>
  );
});

/** The place and how near it is, on one line if both are short. */
function Where({ tailor }: { tailor: TailorCard }) {
  const near = nearnessText(tailor, useLocale());
  const place = placeLine(tailor);
  if (!place && !near) return null;
  return (
    <p className="flex justify-between gap-3 text-micro wrap-anywhere text-muted">
      <span dir="auto">{place}</span>
      {near && (
        <span
          className={cx(
            'max-w-3/5 flex-none tabular-nums',
            tailor.isTownOnly ? 'font-medium' : 'font-semibold text-ink',
          )}
          dir="auto"
        >
          {near}
        </span>
      )}
    </p>
  );
}

/** Services and specialties on one line. */
function Categories({ tailor }: { tailor: TailorCard }) {
  const { shown, rest } = cardCategories(tailor);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-1.25 flex gap-1 text-micro/5" role="list" aria-label="Services and specialties">
      {shown.map(({ name, isCulture }) => (
        <li
          key={name}
          className={cx(
            'truncate rounded-full border px-2',
            isCulture ? 'border-transparent bg-purple-tint text-purple-ink' : 'border-hairline',
          )}
        >
          {name}
        </li>
      ))}
      {rest > 0 && (
        <li className="flex-none px-0.5 leading-5.5 text-muted tabular-nums">
          <span aria-hidden="true">{`+${rest}`}</span>
          <span className="sr-only">{`${rest} more`}</span>
        </li>
      )}
    </ul>
  );
}

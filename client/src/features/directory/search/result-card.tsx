import type { TailorCard } from '@shared/directory/contract';
import { placeLine } from '@shared/places/place-line';
import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import { Link } from 'wouter';
import { useLocale } from '../../../lib/api/page-data';
import { paths } from '../../../paths';
import { Name } from '../../../ui/display/name';
import { Card } from '../../../ui/layout/card';
import { FROM_SEARCH } from '../back-to-search';
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
  /** Below the first view: the browser lays it out, and loads its pictures and fonts, when it is nearly in view. */
  isFar?: boolean;
}

/** One tailor of the directory. The link of the name covers the card; the other links are above it. */
export const ResultCard = memo(function ResultCard({ tailor, picturesUrl, isFirst, isFar }: ResultCardProps) {
  const nameId = useId();
  const href = paths.tailor(tailor.profileSlug);
  const name = tailor.businessName.trim() || 'Unknown Tailor';
  return (
    <Card
      as="li"
      pad={false}
      className={cx(
        'relative grid grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden transition-paint duration-fast hover:border-edge has-[h2_a:focus-visible]:focus-ring',
        isFar && '[contain-intrinsic-block-size:auto_19rem] [content-visibility:auto]',
      )}
      data-tailor={tailor.id}
    >
      <CardStrip {...{ tailor, picturesUrl, isFirst }} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-0.5 px-3 pt-2 wide:gap-0.75 wide:px-4 wide:pt-3">
        <h2 id={nameId} className="line-clamp-2 text-h3 text-balance">
          {/* In browsers with :has(), the card shows the focus ring of this link. */}
          <Link
            href={href}
            state={FROM_SEARCH}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 supports-[selector(:has(a))]:focus-visible:no-shadow supports-[selector(:has(a))]:focus-visible:outline-none"
          >
            <Name>{name}</Name>
          </Link>
        </h2>
        <Where tailor={tailor} />
        {tailor.bio && <p className="mt-0.5 line-clamp-2 text-small/[1.35]">{tailor.bio}</p>}
        <Categories tailor={tailor} />
      </div>
      <CardFoot {...{ tailor, name, href, nameId }} />
    </Card>
  );
});

/** The place and how near it is, on one line. */
function Where({ tailor }: { tailor: TailorCard }) {
  const near = nearnessText(tailor, useLocale());
  const place = placeLine(tailor);
  if (!place && !near) return null;
  return (
    <p className="flex justify-between gap-3 text-micro text-muted">
      <span className="min-w-0 truncate">{place}</span>
      {near && (
        <span
          className={cx(
            'max-w-3/5 flex-none truncate tabular-nums',
            tailor.isTownOnly ? 'font-medium' : 'font-semibold text-ink',
          )}
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
    <ul className="mt-1.25 flex min-w-0 gap-1" role="list" aria-label="Services and specialties">
      {shown.map(({ name, isCulture }) => (
        <li
          key={name}
          className={cx(
            'min-w-0 truncate rounded-full border px-2 text-micro/5',
            isCulture ? 'border-transparent bg-purple-tint text-purple-ink' : 'border-hairline bg-surface text-ink',
          )}
        >
          {name}
        </li>
      ))}
      {rest > 0 && (
        <li className="flex-none px-0.5 text-micro/5.5 text-muted tabular-nums">
          <span aria-hidden="true">+{rest}</span>
          <span className="sr-only">{rest} more</span>
        </li>
      )}
    </ul>
  );
}

import type { TailorCard } from '@shared/directory';
import { type ComponentProps, memo, useId } from 'react';
import { Link } from 'wouter';
import { distanceText } from '../../../lib/distance';
import { paths } from '../../../paths';
import { Avatar } from '../../../ui/display/avatar';
import { buttonClass } from '../../../ui/controls/button';
import { Card } from '../../../ui/layout/card';
import { MoreChips } from '../../../ui/controls/chips';
import { LazyCloth } from '../../../ui/display/lazy-pictures';
import type { IconComponent } from '../../../ui/display/icon';
import { PhoneIcon, WhatsappIcon } from '../../../ui/display/icons';
import { Name } from '../../../ui/display/name';
import { Picture } from '../../../ui/display/picture';
import { Seam } from '../../../ui/layout/seam';
import { FROM_SEARCH } from '../back-to-search';
import { telHref } from '../dial';
import { placeLine } from '../place';

/** One tailor of the directory. The link of the name covers the card; the other links are above it. */
export const ResultCard = memo(function ResultCard({ tailor }: { tailor: TailorCard }) {
  const nameId = useId();
  const href = paths.tailor(tailor.profileSlug);
  const place = placeLine(tailor);
  return (
    <Card
      as="li"
      pad={false}
      className="relative flex flex-col overflow-hidden transition-[background-color,border-color,color] duration-fast hover:border-edge has-[h2_a:focus-visible]:focus-ring"
      data-tailor={tailor.id}
    >
      <Banner tailor={tailor} />
      <div className="grid flex-1 grid-cols-1 content-start gap-3 px-4 pb-4 xl:px-5">
        <div className="-mt-7 flex items-end justify-between gap-2">
          <Avatar
            seed={tailor.id}
            name={tailor.businessName}
            src={tailor.profilePictureUrl}
            srcSet={tailor.profilePictureSrcset}
            sizes="64px"
            frame="card"
            className="relative [--d:4rem]"
          />
          {tailor.distanceMeters !== null && (
            <span className="text-small/[1.6] font-semibold whitespace-nowrap tabular-nums">
              {distanceText(tailor.distanceMeters)}
            </span>
          )}
        </div>
        <div>
          <h2 id={nameId} className="text-h3">
            {/* In browsers with :has(), the card shows the focus ring of this link. */}
            <Link
              href={href}
              state={FROM_SEARCH}
              className="text-inherit no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 supports-[selector(:has(a))]:focus-visible:shadow-none supports-[selector(:has(a))]:focus-visible:outline-none"
            >
              <Name>{tailor.businessName.trim() || 'Unknown Tailor'}</Name>
            </Link>
          </h2>
          {place && <p className="text-small text-muted">{place}</p>}
        </div>
        {tailor.bio && <p className="line-clamp-3 text-[0.9375rem]/[1.5]">{tailor.bio}</p>}
        <div className="grid gap-1.5">
          <MoreChips items={tailor.primaryServiceCategories} max={3} label="Services" />
          <MoreChips items={tailor.culturalSubCategories} max={2} tone="culture" label="Cultural specialties" />
        </div>
      </div>
      <div className="mt-auto grid gap-2 px-4 pb-4 xl:px-5">
        <Seam className="mb-1" />
        <ContactLinks tailor={tailor} describedBy={nameId} />
        <Link
          href={href}
          state={FROM_SEARCH}
          className={buttonClass({ block: true }, 'relative')}
          aria-describedby={nameId}
        >
          View Full Profile
        </Link>
      </div>
    </Card>
  );
});

/** The first picture of the portfolio, or else cloth, cropped to the same shape. */
function Banner({ tailor: { cover, id } }: { tailor: TailorCard }) {
  if (!cover) {
    return (
      <LazyCloth
        seed={id}
        width={480}
        height={96}
        scale={0.8}
        className="block h-[clamp(4rem,3rem+2vw,5rem)] w-full flex-none object-cover cloth pinked"
      />
    );
  }
  return (
    <Picture
      src={cover.imageUrl}
      srcSet={cover.srcset}
      sizes="(min-width: 960px) 420px, (min-width: 700px) 46vw, 94vw"
      width={cover.width}
      height={cover.height}
      alt=""
      thumbhash={cover.thumbhash}
      className="block h-[clamp(4rem,3rem+2vw,5rem)] w-full flex-none object-cover pinked"
    />
  );
}

function ContactLinks({ tailor: { phone, whatsappUrl }, describedBy }: { tailor: TailorCard; describedBy: string }) {
  if (!phone && !whatsappUrl) return null;
  return (
    <div className="flex flex-wrap gap-x-4">
      {phone && (
        <QuietLink icon={PhoneIcon} href={telHref(phone)} aria-describedby={describedBy}>
          {phone}
        </QuietLink>
      )}
      {whatsappUrl && (
        <QuietLink
          icon={WhatsappIcon}
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          aria-describedby={describedBy}
        >
          WhatsApp
        </QuietLink>
      )}
    </div>
  );
}

function QuietLink({ icon: Icon, children, ...link }: ComponentProps<'a'> & { icon: IconComponent }) {
  return (
    <a
      {...link}
      className="relative inline-flex min-h-tap min-w-0 items-center gap-1.75 text-small/[1.6] text-ink tabular-nums no-underline hover:underline hover:decoration-1"
    >
      <Icon className="size-4.25 flex-none text-muted" />
      {children}
    </a>
  );
}

import type { TailorCard } from '@shared/directory';
import { memo, useId } from 'react';
import { Link } from 'wouter';
import { distanceText } from '../../lib/distance';
import { paths } from '../../paths';
import { Avatar } from '../../ui/avatar';
import { buttonClass } from '../../ui/button';
import { MoreChips } from '../../ui/chips';
import { LazyCloth } from '../../ui/lazy-pictures';
import { Icon } from '../../ui/icon';
import { Name } from '../../ui/name';
import { Picture } from '../../ui/picture';
import { Seam } from '../../ui/seam';
import { FROM_SEARCH } from './back-to-search';
import { telHref } from './dial';
import { placeLine } from './place';

/** One tailor of the directory. The link of the name covers the card; the other links lie above it. */
export const ResultCard = memo(function ResultCard({ tailor }: { tailor: TailorCard }) {
  const nameId = useId();
  const href = paths.tailor(tailor.profileSlug);
  const place = placeLine(tailor);
  return (
    <li className="card result" data-tailor={tailor.id}>
      <Banner tailor={tailor} />
      <div className="result__in">
        <div className="result__top">
          <Avatar
            seed={tailor.id}
            name={tailor.businessName}
            src={tailor.profilePictureUrl}
            srcSet={tailor.profilePictureSrcset}
            sizes="64px"
          />
          {tailor.distanceMeters !== null && <span className="result__far">{distanceText(tailor.distanceMeters)}</span>}
        </div>
        <div>
          <h2 id={nameId}>
            <Link href={href} state={FROM_SEARCH}>
              <Name>{tailor.businessName.trim() || 'Unknown Tailor'}</Name>
            </Link>
          </h2>
          {place && <p className="small muted">{place}</p>}
        </div>
        {tailor.bio && <p className="result__bio clamp-3">{tailor.bio}</p>}
        <div className="result__chips">
          <MoreChips items={tailor.primaryServiceCategories} max={3} label="Services" />
          <MoreChips items={tailor.culturalSubCategories} max={2} tone="culture" label="Cultural specialties" />
        </div>
      </div>
      <div className="result__foot">
        <Seam />
        <ContactLinks tailor={tailor} describedBy={nameId} />
        <Link href={href} state={FROM_SEARCH} className={buttonClass({ block: true })} aria-describedby={nameId}>
          View Full Profile
        </Link>
      </div>
    </li>
  );
});

/** The first picture of the portfolio, else cloth, cut to the same room. */
function Banner({ tailor: { cover, id } }: { tailor: TailorCard }) {
  if (!cover) {
    return <LazyCloth seed={id} width={480} height={96} scale={0.8} className="result__cloth cloth pinked" />;
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
      className="result__cloth pinked"
    />
  );
}

function ContactLinks({ tailor: { phone, whatsappUrl }, describedBy }: { tailor: TailorCard; describedBy: string }) {
  if (!phone && !whatsappUrl) return null;
  return (
    <div className="tels">
      {phone && (
        <a className="tel" href={telHref(phone)} aria-describedby={describedBy}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {whatsappUrl && (
        <a className="tel" href={whatsappUrl} target="_blank" rel="noreferrer" aria-describedby={describedBy}>
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      )}
    </div>
  );
}

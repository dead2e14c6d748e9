import { lengthUnitNames, lengthUnitOf } from '@shared/measurements/length-units';
import type { Tailor } from '@shared/tailor/contract';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/display/avatar';
import { ChipList } from '../../../ui/display/chips';
import type { PageState } from '../../decisions/queries';
import { FactsView } from '../client-facts/facts-view';
import { HiddenPictureNote } from '../fields/hidden-picture-note';
import { HiddenAddress } from '../sharing/hidden-address';
import { ProfileLink } from '../sharing/profile-link';
import { QrCode } from '../sharing/qr-code';
import { ShareSection } from '../sharing/share-section';
import { Fact, Facts } from './facts';
import { ListedSwitch } from './listed-switch';
import { NoContactNotice } from './no-contact-notice';
import type { SectionName } from './sections';

interface Viewed {
  tailor: Tailor;
  state: PageState | undefined;
  /** Called to add a number if there is neither a phone nor a WhatsApp number. */
  onAddNumber: () => void;
}

/** Returns each section to read; a missing answer is shown as such instead of left blank. */
export const sectionViews = ({ tailor, state, onAddNumber }: Viewed): Record<SectionName, ReactNode> => ({
  business: <Business tailor={tailor} />,
  contact: (
    <>
      <Facts>
        <Fact label="Phone Number">{tailor.phone}</Fact>
        <Fact label="WhatsApp Number">{tailor.whatsapp}</Fact>
        <Fact label="First message" full isProse>
          {tailor.greeting}
        </Fact>
      </Facts>
      {state !== 'suspended' && <NoContactNotice contact={tailor} onAdd={onAddNumber} />}
    </>
  ),
  location: (
    <Facts>
      <Fact label="City">{tailor.city}</Fact>
      <Fact label="State/Province">{tailor.state}</Fact>
      <Fact label="Postal Code">{tailor.zipcode}</Fact>
      <Fact label="Country">{tailor.country}</Fact>
    </Facts>
  ),
  services: (
    <Facts>
      <Fact label="Service categories" full>
        {chips(tailor.primaryServiceCategories)}
      </Fact>
      {tailor.culturalSubCategories.length > 0 && (
        <Fact label="Cultural Specialties" full>
          {chips(tailor.culturalSubCategories, 'culture')}
        </Fact>
      )}
      <Fact label="Garments" full>
        {chips(tailor.serviceCategories)}
      </Fact>
    </Facts>
  ),
  facts: <FactsView tailor={tailor} />,
  public: (
    <>
      {state === 'public' && (
        <>
          <ProfileLink slug={tailor.profileSlug} />
          <ShareSection tailor={tailor} />
          <QrCode slug={tailor.profileSlug} />
        </>
      )}
      {state && state !== 'public' && <HiddenAddress slug={tailor.profileSlug} state={state} />}
      <ListedSwitch state={state} checked={tailor.isActive} />
    </>
  ),
});

function Business({ tailor }: { tailor: Tailor }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          seed={tailor.id}
          name={tailor.businessName}
          src={tailor.profilePictureUrl}
          srcSet={tailor.profilePictureSrcset}
          sizes="80px"
          alt="Profile picture"
          className="border border-hairline [--d:5rem]"
        />
        {tailor.profilePictureHiddenAt && (
          <p className="min-w-0 flex-1 basis-48 text-small text-muted">
            <HiddenPictureNote />
          </p>
        )}
      </div>
      <Facts>
        <Fact label="Business Name" full>
          {tailor.businessName}
        </Fact>
        <Fact label="Bio" full isProse>
          {tailor.bio}
        </Fact>
        <Fact label="Length unit">{lengthUnitNames[tailor.lengthUnit ?? lengthUnitOf(tailor.country)]}</Fact>
      </Facts>
    </>
  );
}

/** Returns false for an empty list, so that `Fact` shows it as missing. */
const chips = (items: readonly string[], tone?: 'culture') =>
  items.length > 0 && (
    <div className="mt-1">
      <ChipList items={items} tone={tone} />
    </div>
  );

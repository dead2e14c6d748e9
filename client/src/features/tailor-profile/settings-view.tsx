import type { Tailor } from '@shared/tailor';
import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Avatar } from '../../ui/avatar';
import { buttonClass } from '../../ui/button';
import { MoreChips } from '../../ui/chips';
import { FormSection } from '../../ui/form-section';
import { Icon } from '../../ui/icon';
import { LogoutLink } from '../../ui/logout-link';
import { ListedSwitch } from './listed-switch';
import { NoContactNotice } from './no-contact-notice';
import { OwnDataSections } from './own-data-sections';
import { ProfileLink } from './profile-link';
import { QrCode } from './qr-code';
import { SignOutEverywhere } from './sign-out-everywhere';

interface SettingsViewProps {
  tailor: Tailor;
  /** Where neither a phone nor a WhatsApp number is given. */
  onAddNumber: () => void;
}

/** The profile to read; what was never said is named, not left blank. */
export function SettingsView({ tailor, onAddNumber }: SettingsViewProps) {
  return (
    <>
      <FormSection title="Business Information">
        <div className="pic">
          <Avatar
            seed={tailor.id}
            name={tailor.businessName}
            src={tailor.profilePictureUrl}
            srcSet={tailor.profilePictureSrcset}
            sizes="80px"
            alt="Profile picture"
          />
        </div>
        <dl className="dl">
          <Fact label="Business Name" className="full">
            {tailor.businessName}
          </Fact>
          <Fact label="Bio" className="full bio">
            {tailor.bio}
          </Fact>
        </dl>
      </FormSection>
      <FormSection title="Contact Information">
        <dl className="dl">
          <Fact label="Phone Number">{tailor.phone}</Fact>
          <Fact label="WhatsApp Number">{tailor.whatsapp}</Fact>
          <Fact label="First message" className="full bio">
            {tailor.greeting}
          </Fact>
        </dl>
        <NoContactNotice contact={tailor} onAdd={onAddNumber} />
      </FormSection>
      <FormSection title="Location">
        <dl className="dl">
          <Fact label="City">{tailor.city}</Fact>
          <Fact label="State/Province">{tailor.state}</Fact>
          <Fact label="Postal Code">{tailor.zipcode}</Fact>
          <Fact label="Country">{tailor.country}</Fact>
        </dl>
      </FormSection>
      <FormSection title="Services & Specialties">
        <dl className="dl">
          <Fact label="Service categories" className="full">
            {chips(tailor.primaryServiceCategories)}
          </Fact>
          {tailor.culturalSubCategories.length > 0 && (
            <Fact label="Cultural Specialties" className="full">
              {chips(tailor.culturalSubCategories, 'culture')}
            </Fact>
          )}
          <Fact label="Garments" className="full">
            {chips(tailor.serviceCategories)}
          </Fact>
        </dl>
      </FormSection>
      <FormSection title="Public Profile">
        <ProfileLink slug={tailor.profileSlug} />
        <QrCode slug={tailor.profileSlug} />
        <ListedSwitch checked={tailor.isActive} />
      </FormSection>
      <FormSection title="Account">
        <div className="row">
          <LogoutLink className={buttonClass()}>
            <Icon name="logout" />
            Logout
          </LogoutLink>
          <SignOutEverywhere />
        </div>
      </FormSection>
      <OwnDataSections tailor={tailor} />
    </>
  );
}

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={cx(!children && 'unset')}>{children || 'Not given'}</dd>
    </div>
  );
}

const chips = (items: readonly string[], tone?: 'culture') =>
  items.length > 0 && <MoreChips items={items} tone={tone} />;

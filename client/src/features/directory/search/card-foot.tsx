import type { TailorCard } from '@shared/directory/contract';
import { withMessage } from '@shared/tailor/chat-url';
import { greetingTo } from '@shared/tailor/greeting';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { IconComponent } from '../../../ui/display/icon';
import { PhoneIcon, WhatsappIcon } from '../../../ui/display/contact-icons';
import { FROM_SEARCH } from '../back-to-search';
import { countContact } from '../count-contact';

interface CardFootProps {
  tailor: TailorCard;
  name: string;
  /** The tailor's page. */
  href: string;
  /** The id of the name. */
  nameId: string;
}

/** The link to the page at the start; Call and WhatsApp at the end, as icons on narrow screens. */
export function CardFoot({ tailor, name, href, nameId }: CardFootProps) {
  const { phone, callUrl, chatUrl, profileSlug } = tailor;
  return (
    <div className="mt-0.5 flex items-center gap-0.5 ps-3 pe-1.5 text-micro tabular-nums *:relative *:tap wide:mt-1 wide:mb-1.5 wide:ps-4 wide:pe-2.5">
      <Link
        href={href}
        state={FROM_SEARCH}
        className="me-auto text-small font-semibold hover:underline"
        aria-describedby={nameId}
      >
        View Full Profile
      </Link>
      {callUrl && (
        <TapLink
          icon={PhoneIcon}
          href={callUrl}
          aria-label={`Call ${name}, ${phone}`}
          onClick={() => countContact(profileSlug, 'phone')}
        >
          {phone}
        </TapLink>
      )}
      {chatUrl && (
        <TapLink
          icon={WhatsappIcon}
          href={withMessage(chatUrl, greetingTo(tailor))}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${name}`}
          onClick={() => countContact(profileSlug, 'whatsapp')}
        >
          WhatsApp
        </TapLink>
      )}
    </div>
  );
}

/** A target of 44 px with an icon, from 1160 px also with words (`Cards` has the classes of both). */
function TapLink({ icon: Icon, children, ...link }: ComponentProps<'a'> & { icon: IconComponent }) {
  return (
    <a {...link} className="flex-none gap-1.5 rounded px-2.75 text-inherit hover:bg-wash wide:px-2">
      <Icon />
      <span>{children}</span>
    </a>
  );
}

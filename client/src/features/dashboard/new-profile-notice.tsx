import { BRAND } from '@shared/site/brand';
import type { Tailor } from '@shared/tailor/contract';
import { paths } from '../../paths';
import { Button, buttonClass, LinkButton } from '../../ui/controls/button';
import { WhatsappIcon } from '../../ui/display/contact-icons';
import { XIcon } from '../../ui/display/icons';
import { EyeIcon } from '../../ui/display/workroom-icons';

interface NewProfileNoticeProps {
  tailor: Tailor;
  onDismiss: () => void;
}

/** Shown after the profile is created: links to the new page and to a first message about it. */
export function NewProfileNotice({ tailor, onDismiss }: NewProfileNoticeProps) {
  const path = paths.tailor(tailor.profileSlug);
  return (
    <section
      aria-labelledby="new-profile"
      className="peer/notice relative mb-6 grid gap-3 rounded border border-s-4 border-hairline border-s-action bg-surface p-4 pe-14"
    >
      <div className="grid gap-1">
        <h2 id="new-profile" className="text-h3">
          Your page is online
        </h2>
        <p className="text-small text-muted">Look at it as your clients do, and send it to the first of them.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="primary" href={path}>
          <EyeIcon />
          See your page
        </LinkButton>
        <a className={buttonClass()} href={whatsappMessage(tailor.businessName, path)} target="_blank" rel="noreferrer">
          <WhatsappIcon />
          Send it on WhatsApp
        </a>
      </div>
      <Button variant="ghost" iconOnly className="absolute end-1 top-1" aria-label="Dismiss" onClick={onDismiss}>
        <XIcon />
      </Button>
    </section>
  );
}

/** Returns a link that opens WhatsApp with a text. WhatsApp asks for the recipient, so it needs no number. */
function whatsappMessage(businessName: string, path: string): string {
  const text = `${businessName} is on ${BRAND}: ${new URL(path, window.location.href).href}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

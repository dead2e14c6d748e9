import { useState } from 'react';
import { BRAND } from '@shared/site/brand';
import { useOneAtATime } from '../lib/one-at-a-time';
import { shareLink } from '../lib/share';
import { paths } from '../paths';
import { Button, type ButtonLook } from '../ui/controls/button';
import { ShareIcon } from '../ui/display/later-icons';
import { showOutcome, type SharedTailor } from './shared-tailor';
import type { ShareSheet } from './share-sheet';

interface ShareButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  tailor: SharedTailor;
  label?: string;
  className?: string;
  /** Opens our sheet at once, without the device's sheet or a copy. */
  isDirect?: boolean;
  /** Whether the user is the tailor, for whom our sheet has a shop sign. */
  isOwn?: boolean;
}

/**
 * Shares the page of a tailor: opens the device's share sheet, or copies the link if there is none. Unless the link was shared,
 * our sheet follows with the picture and the QR code.
 */
export function ShareButton({ tailor, label = 'Share Profile', isDirect, isOwn, ...look }: ShareButtonProps) {
  const [opened, setOpened] = useState<{ ShareSheet: typeof ShareSheet }>();
  const share = useOneAtATime(async () => {
    const loading = import('./share-sheet').catch(() => undefined);
    const url = new URL(paths.tailor(tailor.profileSlug), location.href).href;
    const outcome = isDirect ? undefined : await shareLink({ title: `${tailor.businessName} - ${BRAND}`, url });
    if (outcome === 'shared') return;
    showOutcome(outcome, url);
    const part = await loading;
    if (part) setOpened(part);
    else if (isDirect) showOutcome('failed', url);
  });
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => void share()}>
        <ShareIcon />
        {label}
      </Button>
      {opened && <opened.ShareSheet tailor={tailor} isOwn={isOwn} onClose={() => setOpened(undefined)} />}
    </>
  );
}

import { useRef } from 'react';
import { BRAND } from '@shared/site/brand';
import { copyLink, hasShareSheet, shareLink } from '../lib/share';
import { paths } from '../paths';
import { Button } from '../ui/controls/button';
import { inputClass, InputGroup } from '../ui/controls/input';
import { ShareIcon } from '../ui/display/later-icons';
import { CopyIcon } from '../ui/display/workroom-icons';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog';
import { FileTiles } from './file-tiles';
import { type SharedTailor, showOutcome } from './shared-tailor';
import '../styles/later.css';

interface ShareSheetProps {
  tailor: SharedTailor;
  /** Whether the user is the tailor. */
  isOwn?: boolean;
  onClose: () => void;
}

/** The ways to share a tailor's page: its link, files to post and to print, and the device's own sheet. */
export function ShareSheet({ tailor, isOwn, onClose }: ShareSheetProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const { href: url, host, pathname } = new URL(paths.tailor(tailor.profileSlug), window.location.href);
  const copy = async () => showOutcome(await copyLink(url), url);
  const shareElsewhere = async () =>
    showOutcome(await shareLink({ title: `${tailor.businessName} - ${BRAND}`, url }), url);
  return (
    <Dialog open onOpenChange={onClose} title="Share Profile" firstFocus={copyButton} keepsToast>
      <DialogBody className="grid gap-4">
        <InputGroup>
          <input
            className={inputClass({ framed: true, end: 'button', className: 'truncate' })}
            aria-label="Link"
            readOnly
            value={host + pathname}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button ref={copyButton} variant="primary" className="m-0.5 whitespace-nowrap" onClick={() => void copy()}>
            <CopyIcon />
            Copy link
          </Button>
        </InputGroup>
        <FileTiles tailor={tailor} isOwn={isOwn} />
      </DialogBody>
      {hasShareSheet() && (
        <DialogFoot line>
          <Button block onClick={() => void shareElsewhere()}>
            <ShareIcon />
            More ways to share
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}

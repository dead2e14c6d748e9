import type { PublicTailor } from '@shared/directory';
import { useState } from 'react';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { loadPart } from './load-part';
import type { QrDialog } from './qr-dialog';

/** The quiet ways to keep a tailor: in the address book, or as a code to print. */
export function TakeAlong({ tailor }: { tailor: PublicTailor }) {
  const [opened, setOpened] = useState<{ QrDialog: typeof QrDialog }>();
  const openQr = useOneAtATime(async () => {
    const part = await loadPart(() => import('./qr-dialog'));
    if (part) setOpened({ QrDialog: part.QrDialog });
  });
  return (
    <div className="take-along">
      <a className={buttonClass({ variant: 'ghost' })} href={paths.tailorContact(tailor.profileSlug)} download>
        <Icon name="person" />
        Save contact
      </a>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => void openQr()}>
        <Icon name="qr" />
        QR code
      </Button>
      {opened && <opened.QrDialog tailor={tailor} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

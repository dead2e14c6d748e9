import type { PublicTailor } from '@shared/directory/contract';
import { useState } from 'react';
import { useOneAtATime } from '../../../lib/one-at-a-time';
import { paths } from '../../../paths';
import { PersonIcon, QrIcon } from '../../../ui/display/later-icons';
import { loadPart } from './load-part';
import type { QrDialog } from './qr-dialog';

const quiet =
  'inline-flex min-h-tap touch-manipulation items-center justify-center gap-1.5 rounded border border-transparent px-2.5 py-2 text-center text-small leading-tight font-medium text-balance text-muted no-underline transition-paint duration-fast no-flash hover:bg-wash hover:text-ink';

/** Secondary ways to save a tailor: to the address book, or as a QR code. */
export function SaveOptions({ tailor }: { tailor: PublicTailor }) {
  const [opened, setOpened] = useState<{ QrDialog: typeof QrDialog }>();
  const openQr = useOneAtATime(async () => {
    const part = await loadPart(() => import('./qr-dialog'));
    if (part) setOpened({ QrDialog: part.QrDialog });
  });
  return (
    <div className="flex flex-wrap">
      <a className={quiet} href={paths.tailorContact(tailor.profileSlug)} download>
        <PersonIcon className="size-4" />
        Save contact
      </a>
      <button type="button" className={quiet} aria-haspopup="dialog" onClick={() => void openQr()}>
        <QrIcon className="size-4" />
        QR code
      </button>
      {opened && <opened.QrDialog tailor={tailor} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

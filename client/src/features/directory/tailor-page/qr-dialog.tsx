import type { PublicTailor } from '@shared/directory/contract';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/controls/button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import { DownloadIcon } from '../../../ui/display/later-icons';
import '../../../styles/later.css';

interface QrDialogProps {
  tailor: PublicTailor;
  onClose: () => void;
}

/** The QR code of the page, to scan or to download. */
export function QrDialog({ tailor: { businessName, profileSlug }, onClose }: QrDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="QR code" description="Scan to open this page.">
      <DialogBody>
        <img
          // A camera needs dark on light, also in the dark theme.
          className="mx-auto aspect-square h-auto w-full max-w-60 rounded border border-hairline bg-white text-black"
          src={paths.tailorQr(profileSlug, 'svg')}
          alt={`QR code of the page of ${businessName}`}
          width={240}
          height={240}
        />
      </DialogBody>
      <DialogFoot tight>
        {(['svg', 'png'] as const).map((type) => (
          <a
            key={type}
            className={buttonClass({}, 'whitespace-nowrap')}
            href={paths.tailorQr(profileSlug, type, { download: true })}
            download
          >
            <DownloadIcon className="max-phone:hidden" />
            Download {type.toUpperCase()}
          </a>
        ))}
      </DialogFoot>
    </Dialog>
  );
}

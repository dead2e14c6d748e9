import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/controls/button';
import { fieldClass, hintClass, labelClass } from '../../../ui/controls/field';
import { DownloadIcon } from '../../../ui/display/later-icons';

/** The QR code of the public URL, with files to print. */
export function QrCode({ slug }: { slug: string }) {
  return (
    <div className={fieldClass}>
      <span className={labelClass()}>QR code</span>
      <div className="flex flex-wrap items-center gap-4">
        {/* White in the dark theme too: cameras need dark on light. */}
        <img
          src={paths.tailorQr(slug, 'svg')}
          alt="QR code of your public page"
          width={112}
          height={112}
          className="size-28 flex-none rounded-sm border border-hairline bg-white p-1"
        />
        <div className="grid grow basis-48 gap-3">
          <p className={hintClass}>Print it for your shop: anyone who scans it lands on your page.</p>
          <div className="flex flex-wrap items-center gap-2">
            {(['svg', 'png'] as const).map((type) => (
              <a key={type} className={buttonClass()} href={paths.tailorQr(slug, type, { download: true })} download>
                <DownloadIcon />
                <span>
                  <span className="sr-only">Download </span>
                  {type.toUpperCase()}
                </span>
              </a>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

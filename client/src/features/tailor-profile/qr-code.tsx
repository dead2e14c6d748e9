import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** The public address to point a camera at: what it looks like, and files of it to print. */
export function QrCode({ slug }: { slug: string }) {
  return (
    <div className="field">
      <span className="label">QR code</span>
      <div className="qr">
        <img src={paths.tailorQr(slug, 'svg')} alt="QR code of your public page" width={112} height={112} />
        <div className="qr__text">
          <p className="hint">Print it for your shop: anyone who scans it lands on your page.</p>
          <div className="row">
            {(['svg', 'png'] as const).map((type) => (
              <a key={type} className={buttonClass()} href={paths.tailorQr(slug, type, { download: true })} download>
                <Icon name="download" />
                <span>
                  <span className="sr">Download </span>
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

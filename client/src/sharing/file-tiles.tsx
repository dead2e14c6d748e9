import type { ReactNode } from 'react';
import { paths } from '../paths';
import { CodeDrawing, SignDrawing, StatusDrawing } from './file-drawings';
import { FileLink } from './file-link';
import type { SharedTailor } from './shared-tailor';

interface FileTilesProps {
  tailor: SharedTailor;
  /** Whether the user is the tailor, who can hang the sign in the shop. */
  isOwn?: boolean;
}

/** The files of a page to post and to print: a status picture, the QR code and, for the tailor, a shop sign. */
export function FileTiles({ tailor, isOwn }: FileTilesProps) {
  const { profileSlug: slug, businessName } = tailor;
  const code = paths.tailorQr(slug, 'svg');
  return (
    <ul className="grid auto-cols-fr grid-flow-col gap-2" role="list">
      <Tile
        picture={<StatusDrawing seed={tailor.id} code={code} />}
        title="Status picture"
        text="For WhatsApp and Instagram stories"
      >
        <FileLink
          title={businessName}
          file={{ url: paths.tailorStatus(slug), name: `${slug}-status.jpg`, type: 'image/jpeg' }}
        >
          Save picture
        </FileLink>
      </Tile>
      {isOwn && (
        <Tile picture={<SignDrawing seed={tailor.id} code={code} />} title="Shop sign" text="PDF to print, A5 or A4">
          {(['a5', 'a4'] as const).map((size) => (
            <FileLink
              key={size}
              title={businessName}
              file={{ url: paths.tailorSign(slug, size), name: `${slug}-sign-${size}.pdf`, type: 'application/pdf' }}
            >
              {size.toUpperCase()} <span className="sr-only">shop sign</span>
            </FileLink>
          ))}
        </Tile>
      )}
      <Tile picture={<CodeDrawing code={code} />} title="QR code" text="Picture for cards and labels">
        {(['png', 'svg'] as const).map((type) => (
          <FileLink
            key={type}
            title={businessName}
            file={{
              url: paths.tailorQr(slug, type),
              name: `${slug}-qr.${type}`,
              type: type === 'png' ? 'image/png' : 'image/svg+xml',
            }}
          >
            {type.toUpperCase()} <span className="sr-only">QR code</span>
          </FileLink>
        ))}
      </Tile>
    </ul>
  );
}

interface TileProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** Links to the file in its formats. */
  children: ReactNode;
}

function Tile({ picture, title, text, children }: TileProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <div className="grid place-items-center rounded border border-hairline bg-sunken py-3" aria-hidden="true">
        {picture}
      </div>
      <div className="flex-1">
        <b className="text-small font-semibold">{title}</b>
        <p className="text-micro text-muted">{text}</p>
      </div>
      <div className="flex gap-1.5">{children}</div>
    </li>
  );
}

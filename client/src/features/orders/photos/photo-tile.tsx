import { type OrderPhoto, type OrderPhotoKind, orderPhotoKindNames } from '@shared/order-photos/contract';
import { Picture } from '../../../ui/display/picture';
import { EyeIcon } from '../../../ui/display/workroom-icons';
import { SewnProgress } from '../../../ui/feedback/sewn-progress';
import type { SendingPhoto } from './photo-uploader';
import { type Stage, stages } from '@shared/orders/stages';

/** Four tiles in a row. */
export const tilesClass = 'mt-2.5 grid grid-cols-4 gap-2 shell:max-w-112';

/** The width of a tile, for `sizes`; one that is wider than 4:5 is cropped at its sides. */
const sizes = '(min-width: 900px) 132px, 30vw';

interface PhotoTileProps {
  photo: OrderPhoto;
  index: number;
  onPress: () => void;
}

/** One photo with what it shows; with an eye if the client's page shows it. */
export function PhotoTile({ photo, index, onPress }: PhotoTileProps) {
  return (
    <li>
      <button
        type="button"
        className="relative block aspect-4/5 w-full overflow-hidden rounded-sm bg-sunken"
        aria-label={photoName(photo, index)}
        onClick={onPress}
      >
        <Picture
          src={photo.imageUrl}
          srcSet={photo.srcset}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt=""
          thumbhash={photo.thumbhash}
          className="absolute inset-0 size-full object-cover"
        />
        <span className="absolute start-1 bottom-1 flex max-w-[calc(100%-0.5rem)] items-center gap-1 rounded-xs bg-surface px-1 py-0.5 text-micro/tight">
          {photo.isShown && <EyeIcon className="size-3.5 flex-none" />}
          {orderPhotoKindNames[photo.kind]}
        </span>
      </button>
    </li>
  );
}

/** A photo on its way to the server. */
export function SendingTile({ photo: { name, preview, percent } }: { photo: SendingPhoto }) {
  return (
    <li className="relative block aspect-4/5 w-full overflow-hidden rounded-sm bg-sunken">
      {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-cover opacity-50" />}
      <span className="absolute inset-x-0 bottom-0 bg-surface p-1.5">
        <SewnProgress label={`Sending ${name}`} percent={Math.round(percent)} />
      </span>
    </li>
  );
}

/** Returns what a new photo shows, as far as the stage of its order tells: the cloth until it is sewn, then the work. */
export function kindAt(stage: Stage | 'cancelled'): OrderPhotoKind {
  const isSewn = (stages as readonly string[]).indexOf(stage) >= stages.indexOf('sewing');
  return isSewn ? 'work' : 'cloth';
}

/** Returns what a photo is called for screen readers: 'Photo 1: cloth, shown to the client'. */
function photoName({ kind, isShown }: Pick<OrderPhoto, 'kind' | 'isShown'>, index: number): string {
  return `Photo ${index + 1}: ${kind}${isShown ? ', shown to the client' : ''}`;
}

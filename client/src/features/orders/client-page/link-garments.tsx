import type { LinkedOrder, LinkedPhoto } from '@shared/orders/linked-order';
import { lineText } from '../words';

/** What is made, and the photos that the tailor shows. */
export function LinkGarments({ order: { garments, photos } }: { order: LinkedOrder }) {
  return (
    <section aria-labelledby="garments" className="border-t border-hairline pt-4">
      <h2 id="garments" className="text-h3">
        {garments.length === 1 ? 'Garment' : 'Garments'}
      </h2>
      <ul role="list" className="mt-1 grid gap-1 text-name">
        {garments.map((line, index) => (
          <li key={index} className="min-w-0 wrap-anywhere" dir="auto">
            {lineText(line)}
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <ul role="list" className="mt-3 grid grid-cols-3 gap-2 sm:max-w-104">
          {photos.map((photo, index) => (
            <Photo key={photo.url} photo={photo} place={index + 1} of={photos.length} />
          ))}
        </ul>
      )}
    </section>
  );
}

const kinds = { cloth: 'The cloth', style: 'The style', work: 'The work' } as const;

/** A link to the whole photo. */
function Photo({ photo, place, of }: { photo: LinkedPhoto; place: number; of: number }) {
  const { url, width, height, kind } = photo;
  return (
    <li>
      <a href={url} className="block aspect-4/5 overflow-hidden rounded bg-sunken">
        <img
          src={url}
          width={width}
          height={height}
          alt={`${kinds[kind]}, ${place} of ${of}`}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </a>
    </li>
  );
}

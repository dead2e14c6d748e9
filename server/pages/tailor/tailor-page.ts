import * as z from 'zod/mini';
import { directoryApi, type PublicTailor } from '@shared/directory/contract';
import { galleryApi, type GalleryImage } from '@shared/gallery/contract';
import { oneLine } from '@shared/pages/one-line';
import { pageTitle } from '@shared/pages/page-titles';
import { pathOf } from '@shared/pages/pages';
import { endpointKey } from '@shared/contract/query-keys';
import { HttpError } from '../../http/errors';
import { cardPath } from '../card';
import type { Answer, Page, PageHead, Visit } from '../page';
import { tailorThing } from './tailor-thing';
import { placeOf, previewDescription, tailorDescription } from './tailor-words';

const module = 'src/features/directory/tailor-page/tailor-page.tsx';

/** Largest portfolio that is sent with the page. The client requests a larger one, so that the page is not delayed. */
const PICTURES_WITH_PAGE = 200;

/** Makes a tailor's public page. Former slugs redirect to the current one. */
export async function tailorPage(visit: Visit): Promise<Answer> {
  const { everyone, params, search } = visit;
  const slug = z.safeParse(directoryApi.tailor.params, params);
  if (!slug.success) return missingTailor([]);
  try {
    const found = await everyone.directory.bySlug(slug.data.slug);
    if (found.profileSlug !== slug.data.slug) return { movedTo: pathTo(found.profileSlug) + search };
    const tailor = z.parse(directoryApi.tailor.response, found);
    const first = await everyone.gallery.firstOf(tailor.id, PICTURES_WITH_PAGE + 1);
    const pictures = z.parse(galleryApi.listOf.response, first);
    return {
      status: 200,
      head: headOf(tailor, pictures, visit),
      answers: answersOf(tailor, pictures),
      counted: { figure: 'views', tailorIds: [tailor.id] },
      module,
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return missingTailor([answerOf(slug.data.slug, null)]);
    throw error;
  }
}

/** Makes the page of an address without a public tailor. The answer null tells the client so: it does not ask the API again. */
const missingTailor = (answers: Page['answers']): Page => ({
  status: 404,
  head: { title: pageTitle('Tailor Not Found'), isHidden: true },
  answers,
  module,
});

const pathTo = (slug: string) => pathOf({ name: 'tailor', params: { slug } });

function headOf(tailor: PublicTailor, pictures: GalleryImage[], { absolute }: Visit): PageHead {
  const url = absolute(pathTo(tailor.profileSlug));
  const image = absolute(cardPath(tailor, pictures));
  const description = previewDescription(tailor);
  const name = oneLine(tailor.businessName);
  const own = [tailor.profilePictureUrl, ...pictures.slice(0, 3).map(({ imageUrl }) => imageUrl)];
  const images = own.flatMap((address) => (address ? [absolute(address)] : []));
  return {
    title: pageTitle(tailor.businessName),
    description,
    canonical: url,
    isHidden: !tailor.isActive,
    card: { type: 'profile', image, imageAlt: `${name}, ${placeOf(tailor)}` },
    thing: tailorThing(tailor, { url, images: [...images, image], description: tailorDescription(tailor) }),
  };
}

function answersOf(tailor: PublicTailor, pictures: GalleryImage[]): Page['answers'] {
  const tailorAnswer = answerOf(tailor.profileSlug, tailor);
  const picturesAnswer = { key: endpointKey(galleryApi.listOf.path, { tailorId: tailor.id }), data: pictures };
  return pictures.length > PICTURES_WITH_PAGE ? [tailorAnswer] : [tailorAnswer, picturesAnswer];
}

function answerOf(slug: string, tailor: PublicTailor | null) {
  return { key: endpointKey(directoryApi.tailor.path, { slug }), data: tailor };
}

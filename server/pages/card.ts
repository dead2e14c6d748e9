import { createHash } from 'node:crypto';
import { type Response, Router } from 'express';
import * as z from 'zod/mini';
import type { PublicTailor } from '@shared/directory/contract';
import { galleryApi, type GalleryImage } from '@shared/gallery/contract';
import { placeLine } from '@shared/places/place-line';
import { closedSign } from '@shared/tailor/book-closed';
import type { AppDeps } from '../deps';
import type { CardText } from '../pictures/drawing/card-text';
import type { Visitors } from './visitors';
import { pictureKeyIn } from '../storage/picture-names';
import { passiveFileHeaders, tailorBySlug } from './tailor/found-tailor';
import { type Drawing, keptDrawings, storedPictures } from './kept-drawings';
import { garment } from '@seamfolk/cloth';
import { BRAND } from '@shared/site/brand';

/** Increment this when cards are drawn differently, so that all cards get new URLs. */
const layoutVersion = 1;
const pictureCount = 3;
const cacheBytes = 30_000_000;

const forEver = 'public, max-age=31536000, immutable';
const forAWhile = 'public, max-age=300';

type CardTailor = Pick<
  PublicTailor,
  'id' | 'profileSlug' | 'businessName' | 'city' | 'state' | 'country' | 'primaryServiceCategories' | 'fullUntil'
>;

/** Returns the path of a tailor's social card. It contains a hash of the drawn content. */
export function cardPath(tailor: CardTailor, gallery: readonly Pick<GalleryImage, 'imageUrl'>[]): string {
  return `/cards/${tailor.profileSlug}/${versionOf(textOf(tailor), shownOf(gallery))}.jpg`;
}

/** Returns the path of the product's own card, which pages without a tailor use. */
export function brandCardPath(): string {
  return `/cards/${versionOf(brandText, [])}.jpg`;
}

/** Serves social cards. They are drawn on request and kept as kept-drawings.ts says. */
export function cardRoutes(deps: AppDeps, { everyoneTo, requesterOf, drawings }: Visitors): Router {
  const drawn = keptDrawings({ drawings, log: deps.log }, cacheBytes);
  const draw = (text: CardText) => (pictures: Uint8Array[], signal: AbortSignal) =>
    deps.pictures.drawCard({ ...text, pictures }, signal);

  const router = Router();
  router.get('/cards/:version.jpg', async (req, res) => {
    const path = brandCardPath();
    if (req.path !== path) return movedTo(res, path);
    const { version } = req.params;
    const order = { version, draw: draw(brandText), pictures: async () => brandPictures() };
    send(res, version, await drawn(order, requesterOf(req, res)));
  });
  router.get('/cards/:slug/:version.jpg', async (req, res) => {
    const everyone = everyoneTo(req);
    const tailor = await tailorBySlug(everyone, req.params.slug);
    const first = await everyone.gallery.firstOf(tailor.id, pictureCount);
    const gallery = z.parse(galleryApi.listOf.response, first);
    const path = cardPath(tailor, gallery);
    if (req.path !== path) return movedTo(res, path);
    const { version } = req.params;
    const pictures = storedPictures(deps.storage, gallery);
    const order = { tailorId: tailor.id, version, draw: draw(textOf(tailor)), pictures };
    send(res, version, await drawn(order, requesterOf(req, res)));
  });
  return router;
}

function send(res: Response, version: string, { file, isWhole }: Drawing): void {
  res.set({ ...passiveFileHeaders, 'Content-Type': 'image/jpeg', 'Cache-Control': isWhole ? forEver : forAWhile });
  if (isWhole) res.setHeader('ETag', `"${version}"`);
  res.send(file);
}

function movedTo(res: Response, path: string): void {
  res.setHeader('Cache-Control', forAWhile);
  res.redirect(302, path);
}

function textOf({
  id,
  profileSlug,
  businessName,
  city,
  state,
  country,
  primaryServiceCategories: services,
  fullUntil,
}: CardTailor): CardText {
  return {
    seed: id,
    spare: profileSlug,
    title: businessName,
    subtitle: placeLine({ city: city || state, state: '', country }),
    footnote: services.join(', '),
    // Left out of the hash while the book is open, so that the addresses of other cards stay.
    sign: fullUntil ? closedSign(fullUntil) : undefined,
  };
}

function shownOf<T>(gallery: readonly T[]): T[] {
  return gallery.slice(0, pictureCount);
}

function versionOf(text: CardText, shown: readonly Pick<GalleryImage, 'imageUrl'>[]): string {
  const drawn = JSON.stringify([layoutVersion, text, shown.map(({ imageUrl }) => pictureKeyIn(imageUrl))]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 16);
}

/** Text of the product's own social card. */
const brandText: CardText = {
  seed: BRAND.toLowerCase(),
  spare: BRAND.toLowerCase(),
  title: 'Made to measure, easy to find.',
  subtitle: 'Find a tailor near you, and look at the work.',
  footnote: 'Profiles, portfolios, clients and measurements',
};

/** Returns the pictures of the product's card: SVG drawings of three garments, in the ratios of their areas on the card. */
function brandPictures(): Buffer[] {
  const drawings = [
    garment(BRAND, 'ankara', { cloth: 'kente', palette: 'orange', ratio: 400 / 630 }),
    garment(BRAND, 'agbada', { cloth: 'adire', palette: 'indigo', ratio: 240 / 315 }),
    garment(BRAND, 'kaftan', { cloth: 'shweshwe', palette: 'emerald', ratio: 240 / 315 }),
  ];
  return drawings.map((drawing) => Buffer.from(drawing));
}

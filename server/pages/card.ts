import { createHash } from 'node:crypto';
import { Router, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { PublicTailor } from '@shared/directory';
import { galleryApi, type GalleryImage } from '@shared/gallery';
import type { AppDeps } from '../deps';
import type { CardText } from '../pictures/card-text';
import { visitorScopeOf } from '../auth/visitor';
import { jpegName, pictureKeyIn } from '../storage/picture-names';
import { brandPictures, brandText } from './brand-card';
import { passiveFileHeaders, tailorBySlug } from './found-tailor';

/** Increment this when cards are drawn differently, so that all cards get new URLs. */
const layoutVersion = 1;
const pictureCount = 3;
const maxPictureBytes = 32_000_000;
const cacheBytes = 30_000_000;

const forEver = 'public, max-age=31536000, immutable';
const forAWhile = 'public, max-age=300';

type CardTailor = Pick<
  PublicTailor,
  'id' | 'profileSlug' | 'businessName' | 'city' | 'state' | 'country' | 'primaryServiceCategories'
>;

/** Returns the path of a tailor's social card. It contains a hash of the drawn content. */
export function cardPath(tailor: CardTailor, gallery: readonly Pick<GalleryImage, 'imageUrl'>[]): string {
  return `/cards/${tailor.profileSlug}/${versionOf(textOf(tailor), shownOf(gallery))}.jpg`;
}

/** Returns the path of the product's own card, which pages without a tailor use. */
export function brandCardPath(): string {
  return `/cards/${versionOf(brandText, [])}.jpg`;
}

interface DrawnCard {
  jpeg: Buffer;
  /** False if a picture was missing from the store. */
  isWhole: boolean;
}

interface CardOrder {
  text: CardText;
  pictures: () => Promise<(Uint8Array | undefined)[]>;
}

/** Serves social cards. They are drawn on request and cached in memory. */
export function cardRoutes(deps: AppDeps): Router {
  const { storage } = deps;
  const everyoneTo = visitorScopeOf(deps);
  const drawn = keptCards(deps);
  const stored = async ({ imageUrl }: Pick<GalleryImage, 'imageUrl'>) => {
    const key = pictureKeyIn(imageUrl);
    return key === undefined ? undefined : storage.readPublished(jpegName(key), maxPictureBytes);
  };

  const router = Router();
  router.get('/cards/:version.jpg', async (req, res) => {
    const path = brandCardPath();
    if (req.path !== path) return movedTo(res, path);
    const { version } = req.params;
    send(res, version, await drawn(version, { text: brandText, pictures: async () => brandPictures() }));
  });
  router.get('/cards/:slug/:version.jpg', async (req, res) => {
    const everyone = everyoneTo(req);
    const tailor = await tailorBySlug(everyone, req.params.slug);
    const first = await everyone.gallery.firstOf(tailor.id, pictureCount);
    const gallery = z.parse(galleryApi.listOf.response, first);
    const path = cardPath(tailor, gallery);
    if (req.path !== path) return movedTo(res, path);
    const { version } = req.params;
    const pictures = () => Promise.all(gallery.map(stored));
    send(res, version, await drawn(version, { text: textOf(tailor), pictures }));
  });
  return router;
}

/** Caches the latest cards. Concurrent requests for one version share its drawing. */
function keptCards({ pictures: workers }: Pick<AppDeps, 'pictures'>) {
  const cards = new LRUCache<string, DrawnCard, CardOrder>({
    maxSize: cacheBytes,
    sizeCalculation: ({ jpeg }) => jpeg.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_version, _stale, { context: { text, pictures }, options }) => {
      const found = await pictures();
      const here = found.flatMap((picture) => picture ?? []);
      const isWhole = here.length === found.length;
      if (!isWhole) options.ttl = 60_000;
      return { jpeg: await workers.drawCard({ ...text, pictures: here }), isWhole };
    },
  });
  return (version: string, order: CardOrder) => cards.forceFetch(version, { context: order });
}

function send(res: Response, version: string, { jpeg, isWhole }: DrawnCard): void {
  res.set({ ...passiveFileHeaders, 'Content-Type': 'image/jpeg', 'Cache-Control': isWhole ? forEver : forAWhile });
  if (isWhole) res.setHeader('ETag', `"${version}"`);
  res.send(jpeg);
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
}: CardTailor): CardText {
  return {
    seed: id,
    spare: profileSlug,
    title: businessName,
    subtitle: [city || state, country].filter(Boolean).join(', '),
    footnote: services.join(', '),
  };
}

function shownOf<T>(gallery: readonly T[]): T[] {
  return gallery.slice(0, pictureCount);
}

function versionOf(text: CardText, shown: readonly Pick<GalleryImage, 'imageUrl'>[]): string {
  const drawn = JSON.stringify([layoutVersion, text, shown.map(({ imageUrl }) => pictureKeyIn(imageUrl))]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 16);
}

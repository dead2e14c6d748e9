import type { OwnImage, GalleryOrder } from '@shared/gallery';
import { vi } from 'vitest';

export function anImage(place: number, change: Partial<OwnImage> = {}): OwnImage {
  return {
    id: `7f1de1f6-8a3f-4b7e-9f35-0b8f9b9d1a0${place}`,
    imageUrl: `/pictures/${place}.webp`,
    caption: `Piece ${place}`,
    category: null,
    displayOrder: place,
    width: 800,
    height: 1000,
    srcset: '',
    thumbhash: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...change,
  };
}

interface Request {
  method: string;
  id: string;
  body: Record<string, unknown>;
}

/** Simulates the gallery API with a list in memory. `fail` makes the following writes fail; `writes` records them. */
export function fakeGallery(images: OwnImage[]) {
  const gallery = { images, writes: [] as Request[], fail: false };
  const write = ({ method, id, body }: Request) => {
    const rest = gallery.images.filter((image) => image.id !== id);
    const image = gallery.images.find((each) => each.id === id);
    if (id === 'order') {
      const { first, ids } = body as unknown as GalleryOrder;
      for (const each of rest) if (ids.includes(each.id)) each.displayOrder = first + ids.indexOf(each.id);
    }
    if (method === 'PUT' && image) rest.push({ ...image, caption: null, category: null, ...body });
    gallery.images = rest.sort((a, b) => a.displayOrder - b.displayOrder);
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(gallery.images);
    const request = { method, id: path.split('/').pop() ?? '', body: JSON.parse(String(body ?? '{}')) };
    gallery.writes.push(request);
    if (gallery.fail) return Response.json({ message: 'Away for a moment' }, { status: 503 });
    if (method === 'DELETE' && !gallery.images.some(({ id }) => id === request.id)) {
      return Response.json({ message: 'Image not found', code: 'not_found' }, { status: 404 });
    }
    write(request);
    return method === 'DELETE' || request.id === 'order'
      ? new Response(null, { status: 204 })
      : Response.json(request.body);
  });
  return gallery;
}

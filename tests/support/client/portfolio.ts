import { galleryApi, type OwnImage } from '@shared/gallery/contract';
import { objectsApi } from '@shared/objects/contract';
import { refusal, type FakeApi } from './fake-api';

/** Answers the calls for the own portfolio, from a list that a test may replace. */
export function answerPortfolio(api: FakeApi, images: OwnImage[]) {
  const portfolio = { images };
  const imageOf = (id: string) => portfolio.images.find((image) => image.id === id);
  const missing = () => refusal(404, { message: 'Image not found', code: 'not_found' });
  api.on(objectsApi.usage, { usedBytes: 0, quotaBytes: 2e9 });
  api.on(galleryApi.list, () => portfolio.images.toSorted((a, b) => a.displayOrder - b.displayOrder));
  api.on(galleryApi.reorder, ({ body: { first, ids } }): undefined => {
    for (const [place, id] of ids.entries()) Object.assign(imageOf(id) ?? {}, { displayOrder: first + place });
  });
  api.on(galleryApi.update, ({ params, body }) => {
    const image = imageOf(params.id);
    return image ? Object.assign(image, { caption: null, category: null }, body) : missing();
  });
  api.on(galleryApi.delete, ({ params }) => {
    const image = imageOf(params.id);
    if (!image) return missing();
    portfolio.images = portfolio.images.filter((each) => each !== image);
  });
  return portfolio;
}

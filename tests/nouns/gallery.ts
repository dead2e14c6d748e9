import { galleryApi } from '@shared/gallery/contract';
import { galleryImages } from '../../server/features/gallery/tables';
import type { Noun } from '../support/nouns';
import { anUpload } from '../support/pictures/uploads';

export default {
  api: galleryApi,
  table: galleryImages,
  body: async (agent) => ({ objectId: await anUpload(agent) }),
} satisfies Noun;

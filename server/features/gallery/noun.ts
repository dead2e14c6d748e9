import { listFiles, type ArchiveFile } from '../../archive/files';
import { named } from '../../archive/pictures';
import { ownLines, type ArchiveReader } from '../../archive/reader';
import { keptWords, noun } from '../../noun';
import { publicGalleryStore } from './pictures';
import { galleryRoutes } from './routes';
import { galleryStore } from './store';
import { galleryImages } from './tables';

const { displayOrder, createdAt, id } = galleryImages;
const lines = ownLines(galleryImages, [displayOrder, createdAt, id], []);
const pictures = (reader: ArchiveReader) => named('portfolio', lines(reader));

/** The files themselves are among the pictures of the archive. */
const folder: ArchiveFile = {
  name: 'pictures/',
  content: 'your pictures: as WebP in the largest size that is kept, and beside it as JPEG, at most 1024 pixels wide',
  texts: () => ({}),
};

/** The pictures of a portfolio. */
export const galleryNoun = noun({
  routes: galleryRoutes,
  table: galleryImages,
  everyone: publicGalleryStore,
  mine: galleryStore,
  archive: {
    comesBack: { not: 'a picture is published by its upload' },
    files: [
      listFiles({
        name: 'portfolio',
        content: "your portfolio, with the name of each picture's file",
        lines: pictures,
        headings: {
          file: 'File',
          caption: 'Caption',
          category: 'Category',
          createdAt: 'Added',
          updatedAt: 'Changed',
          ...{ id: null, tailorId: null, pictureKey: null, displayOrder: null },
          ...{ width: null, height: null, widths: null, thumbhash: null, hiddenAt: null },
        },
      }),
      folder,
    ],
    pictures,
  },
  kept: [
    {
      name: 'Your pictures',
      tables: ['gallery_images', 'uploads'],
      otherTables: { uploads: 'the deletion of the files, or the sweep' },
      what: 'The pictures of your portfolio and your profile, with captions, without the place and time of the camera; and a fingerprint of each.',
      why: 'To show your work, and to notice a picture that is shown on two pages.',
      howLong: 'Until you delete them, or your account. An upload that is not used is removed within an hour.',
      wayOut: keptWords.inArchive,
    },
  ],
});

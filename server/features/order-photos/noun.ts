import { keptWords, noun } from '../../noun';
import { orderPhotoArchive } from './archive';
import { orderPhotoRoutes } from './routes';
import { orderPhotoStore } from './store';
import { orderPhotos } from './tables';

/** The photos of a tailor's orders: cloth, style and work. */
export const orderPhotoNoun = noun({
  routes: orderPhotoRoutes,
  table: orderPhotos,
  mine: orderPhotoStore,
  archive: orderPhotoArchive,
  kept: [
    {
      name: 'Photos of your orders',
      tables: ['order_photos'],
      what: 'Photos of cloth, styles and work that you add to an order, without the place and time of the camera, and whether its client’s page shows them. Each has an address that cannot be guessed, and opens for anyone who has that address. They are not on your public page, not compared with other pictures and not shown to the operator.',
      why: 'To see what was handed over and what was made, and to show it to the client if you choose to.',
      howLong: 'Until you delete the photo, its order, its client or your account.',
      wayOut: keptWords.inArchive,
    },
  ],
});

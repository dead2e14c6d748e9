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
      what: 'Photos of cloth, styles and work that you add to an order, without the place and time of the camera, and whether its client’s page shows them. A photo that the page shows opens at an address of that page until you hide or delete it. The files that you see yourself have addresses that cannot be guessed, and open for anyone who has them. They are not on your public page, not compared with other pictures and not shown to the operator.',
      why: 'To see what was handed over and what was made, and to show it to the client if you choose to.',
      howLong: 'Until you delete the photo, its order, its client or your account.',
      wayOut: keptWords.inArchive,
    },
  ],
});

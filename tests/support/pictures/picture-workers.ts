import { startPictureWorkers } from '../../../server/pictures/workers';

/** The picture processes for all apps of this process. Starting one takes longer than a picture, and it keeps nothing between tasks. */
export const pictureWorkers = startPictureWorkers();

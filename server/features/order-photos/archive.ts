import { sql } from 'drizzle-orm';
import { orderPhotoKindNames } from '@shared/order-photos/contract';
import { listFiles, type ArchiveFile, type NounArchive } from '../../archive/files';
import { withFile } from '../../archive/pictures';
import { columnsOf, type ArchiveLine, type ArchiveReader } from '../../archive/reader';
import { customers } from '../customers/tables';
import { orders } from '../orders/tables';
import { orderPhotos } from './tables';

interface StoredLine extends ArchiveLine<typeof orderPhotos> {
  order: number;
  clientName: string;
  /** The number of the photo among those of its order and kind, from 1. */
  place: number;
}

type PhotoLine = StoredLine & { file: string };

/** The files themselves are among the pictures of the archive. */
const folder: ArchiveFile = {
  name: 'photos/',
  content:
    'the photos of your orders, named by order, what they show, and a number: photos/order-133-cloth-1.webp and .jpg',
  texts: () => ({}),
};

/** The photos of orders in a user's archive. */
export const orderPhotoArchive: NounArchive = {
  comesBack: { not: 'a picture is published by its upload' },
  files: [
    listFiles<PhotoLine>({
      name: 'order-photos',
      content: "the photos of your orders, with the name of each photo's file",
      lines: photoLines,
      headings: {
        ...{ file: 'File', order: 'Order', clientName: 'Client', kind: null, isShown: null },
        ...{ createdAt: 'Added', updatedAt: 'Changed', id: null, orderId: null, place: null },
        ...{ pictureKey: null, width: null, height: null, widths: null, thumbhash: null },
      },
      moreColumns: {
        names: ['Shows', 'On the client’s page'],
        cells: ({ kind, isShown }) => [orderPhotoKindNames[kind], isShown ? 'Yes' : 'No'],
      },
    }),
    folder,
  ],
  pictures: photoLines,
};

async function* photoLines({ inBatches, isOwn }: ArchiveReader): AsyncGenerator<PhotoLine[]> {
  const { createdAt, id, kind, orderId } = orderPhotos;
  const batches = inBatches<StoredLine>(
    sql`select ${columnsOf(orderPhotos, ['tailorId'])}, ${orders.number} as "order", ${customers.name} as "clientName",
        row_number() over (partition by ${orderId}, ${kind} order by ${createdAt}, ${id})::int as place
      from ${orderPhotos} join ${orders} on ${orders.id} = ${orderId}
        join ${customers} on ${customers.id} = ${orders.customerId}
      where ${isOwn(orderPhotos)} order by ${orders.number}, ${createdAt}, ${id}`,
  );
  for await (const photos of batches)
    yield photos.map((photo) => withFile(`photos/order-${photo.order}-${photo.kind}-${photo.place}`, photo));
}

import { queryOptions, useMutation, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  orderPhotosApi,
  type OrderPhoto,
  type OrderPhotoInput,
  type OrderPhotoUpdate,
} from '@shared/order-photos/contract';
import { call } from '../../../lib/api/api';
import { useDeleteRow, useReload } from '../../../lib/api/row-mutations';
import { isClaimedBefore } from '../../../lib/uploads/claim';
import { toastFailure } from '../../../ui/feedback/use-action';
import { usageQuery } from '../../gallery/queries';
import { failedWith } from '../use-order-acts';

/** Its key is none of an order's, so that a change of an order does not load the photos again. */
export const orderPhotosQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['/api/order-photos', orderId],
    queryFn: () => call(orderPhotosApi.list, { params: { orderId } }),
  });

/** Returns the photos of an order, oldest first. */
export function useOrderPhotos(orderId: string) {
  return useQuery(orderPhotosQuery(orderId));
}

/** Adds an uploaded file to an order, and to the loaded list; repeating it adds nothing. */
export async function addOrderPhoto(queryClient: QueryClient, orderId: string, body: OrderPhotoInput): Promise<void> {
  const { queryKey } = orderPhotosQuery(orderId);
  try {
    const photo = await call(orderPhotosApi.create, { params: { orderId }, body, idempotencyKey: body.objectId });
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (photos) => photos && [...photos.filter(({ id }) => id !== photo.id), photo]);
  } catch (error) {
    if (!isClaimedBefore(error)) throw error;
    // The first answer was lost; the photo is there.
    await queryClient.invalidateQueries({ queryKey });
  }
  void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
}

/** A change of one photo. */
interface PhotoChange extends Partial<OrderPhotoUpdate> {
  id: string;
}

/**
 * Returns the mutation that changes a photo. The screen shows the change at once. Changes wait for each other, because each needs the
 * version that the one before made; a failure shows the photo as the server has it.
 */
export function useChangePhoto(orderId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = orderPhotosQuery(orderId);
  const write = (id: string, fields: Partial<OrderPhoto>) =>
    queryClient.setQueryData(queryKey, (photos) =>
      photos?.map((photo) => (photo.id === id ? { ...photo, ...fields } : photo)),
    );
  return useMutation({
    scope: { id: `order-photos-${orderId}` },
    mutationFn: async ({ id }: PhotoChange) => {
      const row = queryClient.getQueryData(queryKey)?.find((photo) => photo.id === id);
      if (!row) return;
      const body = { kind: row.kind, isShown: row.isShown };
      const { updatedAt } = await call(orderPhotosApi.update, { params: { id }, body, changing: row });
      // Not the whole row: a change that waits is on the screen already.
      write(id, { updatedAt });
    },
    onMutate: async ({ id, ...fields }) => {
      write(id, fields);
      await queryClient.cancelQueries({ queryKey });
    },
    onError: (error) => {
      toastFailure({ failed: failedWith('The photo could not be changed') }, error);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useDeletePhoto(orderId: string) {
  const reload = useReload([orderPhotosQuery(orderId), usageQuery]);
  return useDeleteRow((id) => call(orderPhotosApi.delete, { params: { id } }), reload);
}

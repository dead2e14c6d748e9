import { galleryApi, type GalleryInput, type GalleryUpdate, type OwnImage } from '@shared/gallery/contract';
import { objectsApi } from '@shared/objects/contract';
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call, endpointQuery } from '../../lib/api/api';
import { type RowChange, useDeleteRow, useReload, useUpdateRow } from '../../lib/api/row-mutations';
import { changedPositions } from './order';

/** The tailor's own portfolio, in display order. */
export const galleryQuery = endpointQuery(galleryApi.list);

/** What the user's pictures take up in the store. */
export const usageQuery = endpointQuery(objectsApi.usage);

/** Adds an uploaded file to the portfolio; repeating it adds nothing. It does not update the cache: see `refreshGallery`. */
export function addImage(body: GalleryInput): Promise<OwnImage> {
  return call(galleryApi.create, { body, idempotencyKey: body.objectId });
}

/** Reloads the portfolio, on the public page too, and the use of the store. */
export async function refreshGallery(queryClient: QueryClient): Promise<void> {
  const reload = ({ queryKey }: { queryKey: QueryKey }) => queryClient.invalidateQueries({ queryKey });
  await Promise.all([galleryQuery, usageQuery].map(reload));
}

export function useUpdateImage() {
  // The server clears a missing field.
  const send = ({ row, body: { caption, category } }: RowChange<OwnImage, GalleryUpdate>) =>
    call(galleryApi.update, {
      params: { id: row.id },
      body: { caption: caption ?? undefined, category: category ?? undefined },
      changing: row,
    });
  return useUpdateRow(send, useReload([galleryQuery]));
}

export function useDeleteImage() {
  return useDeleteRow((id) => call(galleryApi.delete, { params: { id } }), useReload([galleryQuery, usageQuery]));
}

const reordering = ['gallery-order'];

/**
 * Reorders the portfolio: shows the new order at once and saves it by one call. Reorderings run one after another; after the
 * last one the server's order is reloaded, whether it succeeded or failed.
 */
export function useReorderImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: reordering,
    scope: { id: 'gallery-order' },
    mutationFn: async (images: readonly OwnImage[]) => {
      const body = changedPositions(images);
      if (body) await call(galleryApi.reorder, { body });
    },
    onMutate: async (images) => {
      const inOrder = images.map((image, displayOrder) => ({ ...image, displayOrder }));
      queryClient.setQueryData(galleryQuery.queryKey, inOrder);
      await queryClient.cancelQueries({ queryKey: galleryQuery.queryKey, exact: true });
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: reordering }) === 1) return refreshGallery(queryClient);
    },
  });
}

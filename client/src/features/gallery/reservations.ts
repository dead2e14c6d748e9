import { objectsApi } from '@shared/objects';
import { call } from '../../lib/api';
import type { UploaderFile } from './uploader-file';

/** One minute shorter than the server keeps a reservation. */
const usableMs = 14 * 60_000;

/**
 * Reserves an upload for each file. A retry of a file that did not arrive reuses its reservation, because the server
 * allows only 20 open reservations per user.
 */
export function reservations() {
  const waiting = new Map<string, { body: object; until: number; reserved: ReturnType<typeof reserve> }>();
  return {
    /** @throws ApiError of the reservation; the next call reserves again */
    of: async (file: UploaderFile) => {
      const body = { contentType: file.type, size: file.size ?? undefined };
      const known = waiting.get(file.id);
      if (known && Date.now() < known.until && isSame(known.body, body)) return known.reserved;
      const reserved = reserve(body, file.type);
      waiting.set(file.id, { body, until: Date.now() + usableMs, reserved });
      reserved.catch(() => waiting.delete(file.id));
      return reserved;
    },
    /** Drops the reservation of a file that has arrived or was removed from the list. */
    forget: ({ id }: { id: string }) => void waiting.delete(id),
  };
}

async function reserve(body: { contentType: string; size: number | undefined }, type: string) {
  const { objectId, uploadURL } = await call(objectsApi.reserve, { body });
  return { url: new URL(uploadURL, location.href).href, key: objectId, headers: { 'Content-Type': type } };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

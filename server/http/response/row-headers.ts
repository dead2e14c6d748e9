import type { Endpoint } from '@shared/contract/endpoint';
import { etagOf, type Versioned } from '@shared/contract/version';

/**
 * Returns the headers about the row in the answer's body: its version (`ETag`) and its address.
 *
 * RFC 9110, 9.3.4, forbids an ETag on the answer to a PUT that did not store the body exactly as sent, because a client could
 * apply the tag to its own body. Texts are trimmed before they are stored, but the answer contains the stored row, which
 * `Content-Location` declares (8.7). The tag therefore belongs to that row and is valid for the next `If-Match`.
 */
export function rowHeaders(endpoint: Endpoint, row: unknown): Record<string, string> {
  const { method, path, createsAt = path, versioned, idempotent, batch } = endpoint;
  if ((!versioned && !idempotent) || batch) return {};
  const { id, ...version } = row as Versioned & { id: string };
  const ETag = etagOf(version);
  if (method === 'GET') return { ETag };
  // The row is below its noun: a PUT of '/api/orders/:id/stage' answers the order.
  const rowPath = path.slice(0, path.indexOf(':id') + ':id'.length);
  if (method === 'PUT') return { ETag, 'Content-Location': rowPath.replace(':id', id) };
  const address = `${createsAt}/${id}`;
  return { ETag, 'Content-Location': address, Location: address };
}

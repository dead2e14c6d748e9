import type { Endpoint } from '@shared/endpoint';
import { etagOf, type Versioned } from '@shared/version';

/**
 * What the headers of an answer say about the row in its body: its version, and where it can be changed.
 *
 * RFC 9110, 9.3.4, forbids an ETag on the answer to a PUT whose body was not stored as it was sent, so that no client takes
 * its own body for what that tag names. Texts are trimmed before they are stored, but the answer carries the stored row, and
 * `Content-Location` with the row's address says so (8.7). The tag belongs to that row, and is good for the next `If-Match`.
 */
export function rowHeaders({ method, path, versioned, idempotent }: Endpoint, row: unknown): Record<string, string> {
  if (!versioned && !idempotent) return {};
  const { id, ...version } = row as Versioned & { id: string };
  const ETag = etagOf(version);
  if (method === 'GET') return { ETag };
  if (method === 'PUT') return { ETag, 'Content-Location': path.replace(':id', id) };
  const address = `${path}/${id}`;
  return { ETag, 'Content-Location': address, Location: address };
}

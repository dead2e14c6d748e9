import * as z from 'zod/mini';
import { directoryApi, type PublicTailor } from '@shared/directory';
import { HttpError } from '../http/errors';
import type { VisitorScope } from '../scope';

/**
 * The public side of a tailor by the slug in an address, whatever its case, or by a slug of earlier times: then
 * `profileSlug` is another. @throws HttpError 404
 */
export async function tailorBySlug({ directory }: VisitorScope, slug: string): Promise<PublicTailor> {
  const params = z.safeParse(directoryApi.tailor.params, { slug: slug.toLowerCase() });
  if (!params.success) throw new HttpError(404, 'not_found', 'Tailor not found');
  return z.parse(directoryApi.tailor.response, await directory.bySlug(params.data.slug));
}

/** For what opens alone in a tab, where it shall be able to do nothing, and for pages of other sites that show it. */
export const passiveFileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

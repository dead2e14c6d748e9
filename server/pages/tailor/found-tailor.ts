import * as z from 'zod/mini';
import { directoryApi, type PublicTailor } from '@shared/directory/contract';
import { HttpError } from '../../http/errors';
import type { VisitorScope } from '../../scope';

/**
 * Returns the public profile of a tailor by a slug in any letter case, or by a former slug: then `profileSlug` is different.
 * @throws HttpError 404
 */
export async function tailorBySlug({ directory }: VisitorScope, slug: string): Promise<PublicTailor> {
  const params = z.safeParse(directoryApi.tailor.params, { slug: slug.toLowerCase() });
  if (!params.success) throw new HttpError(404, 'not_found', 'Tailor not found');
  return z.parse(directoryApi.tailor.response, await directory.bySlug(params.data.slug));
}

/** Headers of files: they run no scripts when opened in a tab, and other sites may embed them. */
export const passiveFileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

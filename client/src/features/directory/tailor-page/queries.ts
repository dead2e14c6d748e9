import type { directoryApi } from '@shared/directory/contract';
import type { galleryApi } from '@shared/gallery/contract';
import { callsAt, endpointQuery } from '../../../lib/api/api';

export const { tailor: tailorCall } = callsAt<Pick<typeof directoryApi, 'tailor'>>({
  tailor: { method: 'GET', path: '/api/tailors/:slug' },
});
const { listOf: portfolio } = callsAt<Pick<typeof galleryApi, 'listOf'>>({
  listOf: { method: 'GET', path: '/api/gallery/:tailorId' },
});

/** A tailor's public page. */
export const tailorQuery = (slug: string) => endpointQuery(tailorCall, { slug });

/** A tailor's pictures, in their order. */
export const portfolioQuery = (tailorId: string) => endpointQuery(portfolio, { tailorId });

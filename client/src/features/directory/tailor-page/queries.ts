import type { directoryApi } from '@shared/directory';
import type { galleryApi } from '@shared/gallery';
import { contractAt, endpointQuery } from '../../../lib/api';

const tailor = contractAt<typeof directoryApi.tailor>({ method: 'GET', path: '/api/tailors/:slug' });
const portfolio = contractAt<typeof galleryApi.listOf>({ method: 'GET', path: '/api/gallery/:tailorId' });

/** A tailor's public page. */
export const tailorQuery = (slug: string) => endpointQuery(tailor, { slug });

/** A tailor's pictures, in their order. */
export const portfolioQuery = (tailorId: string) => endpointQuery(portfolio, { tailorId });

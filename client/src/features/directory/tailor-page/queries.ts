import type { directoryApi } from '@shared/directory/contract';
import type { galleryApi } from '@shared/gallery/contract';
import { contractAt, endpointQuery } from '../../../lib/api/api';

const tailor = contractAt<typeof directoryApi.tailor>({ method: 'GET', path: '/api/tailors/:slug' });
const portfolio = contractAt<typeof galleryApi.listOf>({ method: 'GET', path: '/api/gallery/:tailorId' });

/** A tailor's public page. */
export const tailorQuery = (slug: string) => endpointQuery(tailor, { slug });

/** A tailor's pictures, in their order. */
export const portfolioQuery = (tailorId: string) => endpointQuery(portfolio, { tailorId });

import { directoryCalls } from '@shared/directory/calls';
import type { directoryApi } from '@shared/directory/contract';
import { galleryCalls } from '@shared/gallery/calls';
import type { galleryApi } from '@shared/gallery/contract';
import { callsAt, endpointQuery } from '../../../lib/api/api';

const { tailor } = callsAt<typeof directoryApi>(directoryCalls);
const { listOf: portfolio } = callsAt<typeof galleryApi>(galleryCalls);

/** A tailor's public page. */
export const tailorQuery = (slug: string) => endpointQuery(tailor, { slug });

/** A tailor's pictures, in their order. */
export const portfolioQuery = (tailorId: string) => endpointQuery(portfolio, { tailorId });

import type { siteApi } from '@shared/site';
import { contractAt, endpointQuery } from '../../lib/api';

export const siteQuery = endpointQuery(contractAt<typeof siteApi.get>({ method: 'GET', path: '/api/site' }));

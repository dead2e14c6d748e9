import type { siteApi } from '@shared/site/contract';
import { contractAt, endpointQuery } from '../../lib/api/api';

export const siteQuery = endpointQuery(contractAt<typeof siteApi.get>({ method: 'GET', path: '/api/site' }));

import type { accountApi } from '@shared/account/contract';
import type { siteApi } from '@shared/site/contract';
import { contractAt, endpointQuery } from '../../lib/api/api';

export const siteQuery = endpointQuery(contractAt<typeof siteApi.get>({ method: 'GET', path: '/api/site' }));

export const keptDataQuery = endpointQuery(
  contractAt<typeof accountApi.keptData>({ method: 'GET', path: '/api/kept-data' }),
);

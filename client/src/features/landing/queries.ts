import type { accountApi } from '@shared/account/contract';
import { accountCalls } from '@shared/account/calls';
import { siteCalls } from '@shared/site/calls';
import type { siteApi } from '@shared/site/contract';
import { callsAt, endpointQuery } from '../../lib/api/api';

export const siteQuery = endpointQuery(callsAt<typeof siteApi>(siteCalls).get);

export const keptDataQuery = endpointQuery(callsAt<typeof accountApi>(accountCalls).keptData);

import { figuresApi } from '@shared/figures/contract';
import { endpointQuery } from '../../lib/api/api';

/** The figures of the own page. They change with every visitor, so the dashboard reloads them after half a minute. */
export const figuresQuery = { ...endpointQuery(figuresApi.list), staleTime: 30_000 };

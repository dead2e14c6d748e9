import { figuresApi } from '@shared/figures';
import { endpointQuery } from '../../lib/api';

/** The figures of the own page. They change with every visitor, so the dashboard reloads them after half a minute. */
export const figuresQuery = { ...endpointQuery(figuresApi.list), staleTime: 30_000 };

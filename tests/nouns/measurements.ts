import type { Customer } from '@shared/customers/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { measurements } from '../../server/features/measurements/tables';
import { aCustomer } from '../support/factories';
import type { Noun } from '../support/nouns';

export default {
  api: measurementsApi,
  table: measurements,
  body: async (agent) => {
    const [customer] = (await agent.get('/api/customers')).body as Customer[];
    return { customerId: (customer ?? (await aCustomer(agent))).id, measurements: { neck: '15 in' } };
  },
} satisfies Noun;

import { customersApi } from '@shared/customers/contract';
import { customers } from '../../server/features/customers/tables';
import type { Noun } from '../support/nouns';

export default { api: customersApi, table: customers, body: async () => ({ name: 'Ngozi' }) } satisfies Noun;

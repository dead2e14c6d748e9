import type { DemoClient } from './demo-client';
import { clientsAToH } from './demo-clients-a-h';
import { clientsIToZ } from './demo-clients-i-z';

/** The clients of the demo account. */
export const demoClients: readonly DemoClient[] = [...clientsAToH, ...clientsIToZ];

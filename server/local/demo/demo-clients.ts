import clients from './data/clients.json' with { type: 'json' };
import { demoClientsSchema, type DemoClient } from './demo-client';

/** The clients of the demo account. @throws ZodError if the file is not valid */
export const demoClients: readonly DemoClient[] = demoClientsSchema.parse(clients);

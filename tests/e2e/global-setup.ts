import { demoClients } from '../../server/local/demo/demo-clients';
import { startBuiltServer } from '../support/built-server';

/**
 * One running product for all journeys, with the demo tailors; each journey makes people of its own. Whatever it has printed by
 * the end, nothing of a client may stand in it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startBuiltServer({ DEMO_DATA: 'true' });
  process.env.SEAMFOLK_ORIGIN = server.origin;
  return async () => {
    await server.stop();
    const printed = server.output();
    if (!printed.includes('"msg":"request"')) throw new Error('The server has logged no request');
    const found = ofClients.filter((text) => printed.includes(text));
    if (found.length > 0)
      throw new Error(`The server's log holds what is between tailors and clients: ${found.join('; ')}`);
  };
}

const ofClients = demoClients
  .flatMap(({ name, phone, whatsapp, notes, visits }) => [
    name,
    phone,
    whatsapp,
    notes,
    ...visits.map((visit) => visit.notes),
  ])
  .filter((text) => text !== undefined);

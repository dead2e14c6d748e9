import { demoClients } from '../../server/local/demo/demo-clients';
import { operatorPerson } from '../support/sign-in/operator-person';
import { startBuiltServer } from '../support/built-server';

/**
 * Starts one server with the demo tailors for all journeys; each journey makes its own users. The portfolios of the first page of
 * the directory get pictures: to draw all takes longer than the journeys, and half of a core. At the end it checks that the server's
 * output contains nothing of a client, and that the server was rarely too busy to answer.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startBuiltServer({ DEMO_DATA: 'true', DEMO_PICTURES: '112', OPERATORS: operatorPerson.email });
  process.env.SEAMFOLK_ORIGIN = server.origin;
  return async () => {
    await server.stop();
    const printed = server.output();
    const requests = printed.split('\n').filter((line) => line.includes('"msg":"request"'));
    if (requests.length === 0) throw new Error('The server has logged no request');
    const calls = requests.filter((line) => line.includes('"path":"/api/'));
    const busy = calls.filter((line) => line.includes('"status":503'));
    if (busy.length > Math.max(1, calls.length * mostBusy))
      throw new Error(`The server answered ${busy.length} of ${calls.length} calls with 503:\n${busy.join('\n')}`);
    const found = ofClients.filter((text) => printed.includes(text));
    if (found.length > 0)
      throw new Error(`The server's log holds what is between tailors and clients: ${found.join('; ')}`);
  };
}

/** The share of calls that the server may refuse: two browsers, PostgreSQL and the server have two cores together. */
const mostBusy = 1 / 1000;

const ofClients = demoClients
  .flatMap(({ name, phone, whatsapp, notes, visits }) => [
    name,
    phone,
    whatsapp,
    notes,
    ...visits.map((visit) => visit.notes),
  ])
  .filter((text) => text !== undefined);

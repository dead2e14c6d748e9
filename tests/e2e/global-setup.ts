import { constants, getPriority, setPriority } from 'node:os';
import { demoClients } from '../../server/local/demo/demo-clients';
import { operatorPerson } from '../support/sign-in/operator-person';
import { startBuiltServer } from '../support/built-server';

/** How much lower the priority of the browsers is than the server's. That of its picture processes is lower by 10. */
const stepsBelowServer = 5;

/**
 * Starts one server with the demo tailors for all journeys; each journey makes its own users. The first tailors of the directory get
 * pictures: to draw all takes longer than the journeys, and half of a core. At the end it checks that the server's output contains
 * nothing of a client.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startBuiltServer({
    DEMO_DATA: 'true',
    DEMO_PICTURES: process.env.DEMO_PICTURES ?? '24',
    OPERATORS: operatorPerson.email,
  });
  process.env.SEAMFOLK_ORIGIN = server.origin;
  // Journeys and their browsers inherit it: no answer waits for them on a machine with few cores.
  setPriority(Math.min(getPriority() + stepsBelowServer, constants.priority.PRIORITY_LOW));
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

import { startBuiltServer } from '../support/built-server';

/** One running product for all journeys, with the demo tailors; each journey makes people of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startBuiltServer({ DEMO_DATA: 'true', LOG_LEVEL: 'warn' });
  process.env.SEAMFOLK_ORIGIN = server.origin;
  return server.stop;
}

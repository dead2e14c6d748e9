import type { Agent } from '../support/app';
import { startBuiltServer } from '../support/built-server';
import { profileInput } from '../support/factories';
import { anUpload } from '../support/pictures/uploads';
import { fault, type Findings } from './fault';
import { signedIn } from './world';

const parameters = { short: { rounds: 1, people: 6 }, long: { rounds: 50, people: 12 } };

/** Two processes get competing requests at the same moment, of which only one can succeed. */
export const races = fault('two processes race', parameters, async (world, { rounds, people }, findings) => {
  const other = await startBuiltServer(world.environment);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const agents: Agent[] = [];
      for (let at = 0; at < people; at += 1) {
        agents.push(await signedIn(at % 2 ? other : world.app, world.provider, `racer-${round}-${at}`));
      }
      const profile = profileInput({ profileSlug: `race-${round}` });
      await oneWins(
        'an address',
        agents.map((agent) => () => agent.post('/api/tailors', profile)),
        findings,
      );

      // The same person, signed in at both processes.
      const twice = [world.app, other, world.app, other].map(
        (app) => () => signedIn(app, world.provider, `twin-${round}`),
      );
      const twins = [];
      for (const signIn of twice) twins.push(await signIn());
      await oneWins(
        'a profile',
        twins.map((agent) => () => agent.post('/api/tailors', profileInput())),
        findings,
      );
      const objectId = await anUpload(twins[0]!);
      await oneWins(
        'a picture',
        twins.map((agent) => () => agent.post('/api/gallery', { objectId })),
        findings,
      );
    }
  } finally {
    await other.stop();
  }
  return `raced two processes for an address, a profile and a picture ${rounds} times`;
});

type Send = () => ReturnType<Agent['post']>;

async function oneWins(what: string, all: Send[], findings: Findings): Promise<void> {
  const answers = await Promise.all(all.map((send) => findings.timed(send)));
  const statuses = answers.map(({ status }) => status).sort();
  const expectedStatuses = [201, ...Array<number>(all.length - 1).fill(409)];
  findings.check(statuses.join() === expectedStatuses.join(), `a race for ${what} ended in ${statuses.join(', ')}`);
}

import { Browser } from '../support/browser';
import { fault, type Findings, type Timed } from './fault';
import { signedIn, type World } from './world';

const parameters = { short: { times: 1, restarts: 0 }, long: { times: 5, restarts: 3 } };

/** The identity provider accepts requests and answers none. */
export const hungProvider = fault('the identity provider hangs', parameters, async (world, given, findings) => {
  const { times, restarts } = given;
  for (let time = 0; time < times; time += 1) await whileHung(world, findings);
  for (let time = 0; time < restarts; time += 1) await fromTheStart(world, findings);
  return `hung the identity provider ${times} times under a sign-in, ${restarts} times before the app had asked it anything`;
});

async function whileHung({ app, provider, tailor, visitor }: World, findings: Findings): Promise<void> {
  const browser = new Browser(app.origin);
  const toProvider = await browser.send('/api/login');
  const backHere = await browser.send(toProvider.headers.location ?? '');
  provider.fault = 'hangs';
  const callback = findings.timed(() => browser.send(backHere.headers.location ?? ''));
  for (const [what, send] of [
    ['a signed-in read', () => tailor.get('/api/customers')],
    ['a search', () => visitor.get('/api/tailors/search')],
  ] as const) {
    const { status, seconds } = await findings.timed(send);
    findings.check(status === 200 && seconds < 3, `${what}: ${status} after ${seconds.toFixed(1)} s`);
  }
  isPage('the way back from the provider', await callback, findings);
  provider.fault = undefined;
  const works = () => signedIn(app, provider, 'tailor').then(Boolean, () => false);
  await findings.recovers('signing in', works, 2);
}

async function fromTheStart(world: World, findings: Findings): Promise<void> {
  const { provider, visitor } = world;
  await world.restartApp();
  provider.fault = 'hangs';
  isPage('the way to the provider', await findings.timed(() => visitor.get('/api/login')), findings);
  provider.fault = undefined;
  const works = async () => (await findings.timed(() => visitor.get('/api/login'))).status === 302;
  await findings.recovers('the way to the provider', works, 2);
}

function isPage(what: string, { status, headers, text, seconds }: Timed, findings: Findings): void {
  findings.check([502, 503].includes(status), `${what} was answered ${status}`);
  findings.check(headers['content-type']?.includes('text/html') ?? false, `${what} was not answered by a page`);
  findings.check(text.includes('href="/api/login"'), `${what} was answered by a page without a way on`);
  findings.check(seconds <= 5, `${what} took ${seconds.toFixed(1)} s, more than 5`);
}

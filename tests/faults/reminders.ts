import type { Order } from '../../shared/orders/order';
import { startBuiltServer } from '../support/built-server';
import { aCustomer, profileInput } from '../support/factories';
import { defaultLimits } from '../support/unlimited';
import { fault } from './fault';
import { signedIn } from './world';

/** Forms of one link in a minute (RATE_LIMIT_LINK_FORMS). */
const ofOneLink = 20;

/** Clients behind one address press 'Remind my tailor' on the pages of their orders, and one of them presses again and again. */
export const reminders = fault(
  'reminders come from one address',
  { short: { people: 40, presses: 60 }, long: { people: 300, presses: 300 } },
  async (world, { people, presses }, findings) => {
    const url = await world.postgres.createDatabase('reminders');
    const environment = { ...world.environment, RATE_LIMIT_LINK_FORMS: defaultLimits.RATE_LIMIT_LINK_FORMS ?? '' };
    const app = await startBuiltServer({ ...environment, DATABASE_URL: url });
    try {
      const agent = await signedIn(app, world.provider, 'reminded');
      await agent.post('/api/tailors', profileInput());
      const { id: customerId } = await aCustomer(agent);
      const save = () => {
        const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 100 }];
        return agent.post('/api/orders', { customerId, garments });
      };
      const tokens: string[] = [];
      while (tokens.length < people) tokens.push(((await save()).body as Order).linkToken ?? '');
      const [first, ...others] = tokens;
      const press = async (token = '') => {
        findings.count(1);
        return (await fetch(`${app.origin}/o/${token}/remind`, { method: 'POST', redirect: 'manual' })).status;
      };
      const ofOne = await Promise.all(Array.from({ length: presses }, () => press(first)));
      const served = ofOne.filter((status) => status === 303).length;
      findings.check(served === ofOneLink, `${served} presses of one person were answered, not ${ofOneLink}`);
      const refused = (await Promise.all(others.map(press))).filter((status) => status !== 303);
      findings.check(refused.length === 0, `${refused.length} reminders were answered ${[...new Set(refused)].join()}`);
      const orders = (await agent.get('/api/orders')).body as Order[];
      const reminded = orders.filter(({ clientAskedAt }) => clientAskedAt !== null).length;
      findings.count(0, people, people - reminded);
      return `${people} people at one address reminded their tailor, one of them ${presses} times`;
    } finally {
      await app.stop();
    }
  },
);

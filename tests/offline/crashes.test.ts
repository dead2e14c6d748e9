import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { aTailor } from '../support/factories';
import { isNightly } from '../support/nightly';
import { aDevice, type Device } from './device';
import { aClientWithOrder, anOpenForm, formKinds, forms } from './forms';
import { PageDied } from './page/page';
import { countText, rowsOnServer } from './rows-on-server';

let app: TestApp;
let device: Device;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const { agent, tailor } = await aTailor(app);
  device = await aDevice(app, agent, tailor.userId);
});

/**
 * Saves a text and kills the page: at the first step of the save, the next time at the second, until a save comes to its end. That is
 * each night; else only at each third step.
 */
async function killAtEachStep(save: (step: number) => Promise<unknown>, afterwards: (step: number) => Promise<void>) {
  for (let step = 1, wasKilled = true; wasKilled; step += isNightly ? 1 : 3) {
    device.page.dieAtStep(step);
    await save(step).catch((error: unknown) => {
      if (!(error instanceof PageDied)) throw error;
    });
    wasKilled = !device.page.isAlive();
    await device.restart();
    await afterwards(step);
  }
}

const isIn = (value: unknown, text: string) => JSON.stringify(value).includes(text);

describe('a page that is killed at each step of a save in turn', () => {
  it.each(formKinds)('has stored it once, or left it in the draft of its form: %s', async (kind) => {
    const parents = await aClientWithOrder(device);
    const texts: string[] = [];
    const textOf = (step: number) => `killed at step ${step}.`;
    await killAtEachStep(
      async (step) => anOpenForm(device).save(forms[kind](textOf(step), parents)),
      async (step) => {
        const drafts = [...device.drafts.values()];
        const onServer = await rowsOnServer(device.session.agent);
        expect(`${step} ${isIn([drafts, device.entries(), onServer], textOf(step))}`).toBe(`${step} true`);
        // The draft opens again, and is saved as it is.
        for (const draft of drafts) await anOpenForm(device, device, draft).save(draft);
        texts.push(textOf(step));
      },
    );
    await device.sync();
    expect(device.entries()).toEqual([]);
    const rows = await rowsOnServer(device.session.agent);
    expect(texts.filter((text) => countText(rows, text) !== 1)).toEqual([]);
  });

  it.each(formKinds)('loses nothing that the next save of the same form says is saved: %s', async (kind) => {
    const parents = await aClientWithOrder(device);
    const saved: string[] = [];
    await killAtEachStep(
      async (step) => anOpenForm(device).save(forms[kind](`first at step ${step}.`, parents)),
      async (step) => {
        const [draft] = device.drafts.values();
        // The form opens again with its draft, and the next client is typed in it.
        const text = `second at step ${step}.`;
        await anOpenForm(device, device, draft)
          .save(forms[kind](text, parents))
          .then(() => saved.push(text))
          .catch(refusedInForm);
        device.drafts.clear();
      },
    );
    await device.sync();
    const rows = await rowsOnServer(device.session.agent);
    const asked = device.entries().filter(({ question }) => question);
    expect(saved.filter((text) => countText(rows, text) !== 1 && !isIn(asked, text))).toEqual([]);
  });
});

/** The form shows it and keeps the text. */
function refusedInForm(error: unknown): void {
  if (!/^4\d\d/.test((error as Error).message)) throw error;
}

import { Commands, type Driver, Program, viewport } from './driver';

/** Opens Chromium over its DevTools protocol. */
export async function openChromium(path: string, preload: string): Promise<Driver> {
  const program = await Program.start(path, (folder) => [
    ...[
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      '--no-first-run',
    ],
    ...['--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
  ]);
  const commands = await Commands.open(await program.printing(/DevTools listening on (ws:\S+)/));
  const { product } = await commands.send<{ product: string }>('Browser.getVersion');
  const { targetInfos } = await commands.send<{ targetInfos: { type: string; targetId: string }[] }>(
    'Target.getTargets',
  );
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const { sessionId } = await commands.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <Result>(method: string, params = {}) => commands.send<Result>(method, params, { sessionId });
  for (const domain of ['Page', 'Runtime']) await send(`${domain}.enable`);
  await send('Page.addScriptToEvaluateOnNewDocument', { source: preload });
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 2, mobile: true });

  return {
    name: product,
    go: async (url) => {
      await send('Page.navigate', { url });
    },
    evaluate: async (expression) => {
      interface Evaluated {
        result: { value?: unknown };
        exceptionDetails?: { text: string; exception?: { description?: string } };
      }
      const { result, exceptionDetails: wrong } = await send<Evaluated>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (wrong) throw new Error(wrong.exception?.description ?? wrong.text);
      return result.value;
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('Page.captureScreenshot');
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      commands.close();
      await program.close();
    },
  };
}

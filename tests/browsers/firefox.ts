import { Commands, type Driver, Program, viewport } from './driver';

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox(path: string, preload: string): Promise<Driver> {
  const program = await Program.start(path, (folder) => [
    ...['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
  ]);
  const commands = await Commands.open(`${await program.printing(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  interface Session {
    capabilities: { browserName: string; browserVersion: string };
  }
  const { capabilities } = await commands.send<Session>('session.new', { capabilities: {} });
  const { contexts } = await commands.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  await commands.send('script.addPreloadScript', { functionDeclaration: `() => { ${preload} }` });
  await commands.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 2 });

  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: async (url) => {
      await commands.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      interface Evaluated {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }
      const { result, exceptionDetails: wrong } = await commands.send<Evaluated>('script.evaluate', {
        expression: `(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (wrong) throw new Error(wrong.text);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    picture: async () => {
      const { data } = await commands.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      commands.close();
      await program.close();
    },
  };
}

import { freePort } from '../../server/local/postgres/process';
import { type Driver, Program, viewport } from './driver';

/** The path of the browser that WebKitGTK's driver opens on Debian. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Opens WebKitGTK over WebDriver, on a virtual display. It runs `preload` after a page has loaded. */
export async function openWebkit(path: string, preload: string): Promise<Driver> {
  const display = await Program.start('/usr/bin/Xvfb', () => ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  const number = await display.printing(/(\d+)\n/);
  const port = await freePort();
  const program = await Program.start(path, () => [`--port=${port}`], {
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const send = async <Value>(route: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method: body ? 'POST' : 'GET',
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${route}: ${value.error} ${value.message}`);
    return value;
  };
  await untilListening(port);
  interface Session {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  }
  const { sessionId, capabilities } = await send<Session>('/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  await send(`${session}/window/rect`, { x: 0, y: 0, ...viewport });
  await send(`${session}/timeouts`, { script: 30_000, pageLoad: 60_000 });

  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: async (url) => {
      await send(`${session}/url`, { url });
      await send(`${session}/execute/sync`, { script: preload, args: [] });
    },
    evaluate: async (expression) => {
      const [failure, value] = await send<[string | null, string]>(`${session}/execute/async`, {
        script: `const done = arguments[0];
          (${expression}).then((value) => done([null, JSON.stringify(value ?? null)]), (error) => done([String(error), 'null']));`,
        args: [],
      });
      if (failure) throw new Error(failure);
      return JSON.parse(value) as unknown;
    },
    picture: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await program.close();
      await display.close();
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined); // refused: not listening yet
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

import { appHeader } from '@shared/contract/headers';

/** How long a page may take before the shell is shown instead, in milliseconds. */
const longestWaitMs = 3_000;

/** Our own pages with these statuses show nothing that the shell does not. */
const unreachable = [502, 503, 504];

/** Whether the app has sent an answer, and not a proxy, a gateway or the network of a hotel. */
export const isOurs = ({ headers }: Response): boolean => headers.has(appHeader);

/**
 * Whether a page is to be shown. Of those that are not ours, an error is that of a gateway without a server. Any other, such as the
 * sign-in of a hotel's network, is for the user to see; a redirect has the status 0 here.
 */
const isShown = (page: Response): boolean => (isOurs(page) ? !unreachable.includes(page.status) : page.status < 400);

/** Whether a page of ours has come to its end: one that is cut, by the connection or by a proxy, shows nothing or half of itself. */
async function isWhole(page: Response): Promise<boolean> {
  if (!isOurs(page) || !page.body) return true;
  return /<\/html>\s*$/.test(await page.clone().text());
}

const none = () => undefined;

/**
 * Returns the network's answer, or the shell if there is no whole one within three seconds. Without a shell, whose storage the browser may have
 * cleared, it waits for the network. `giveUp` ends the request when the shell was the answer: on a connection that is half open it would
 * never end, and a browser has six connections to a server of HTTP/1.1.
 */
export async function networkFirst(
  network: Promise<Response>,
  shell: () => Promise<Response | undefined>,
  giveUp: () => void,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), longestWaitMs)));
  const usable = network.then(async (page) => (isShown(page) && (await isWhole(page)) ? page : undefined)).catch(none);
  const inTime = await Promise.race([usable, tooLate]);
  clearTimeout(timer);
  if (inTime) return inTime;
  const stored = await shell();
  if (stored) giveUp();
  return stored ?? network;
}

/** Returns the network's answer, or the shell if there is none or only a gateway's error, however long that takes. */
export async function networkOrShell(
  network: Promise<Response>,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const usable = await network.then(
    (page) => isOurs(page) || page.status < 400,
    () => false,
  );
  return (usable ? undefined : await shell()) ?? network;
}

/** How long a page may take before the shell is shown instead, in milliseconds. */
const longestWaitMs = 3_000;

/** A proxy's answers for a server that does not run. Our own pages with these statuses show nothing that the shell does not. */
const unreachable = [502, 503, 504];

/**
 * Returns the network's answer, or the shell if there is none within three seconds. Without a shell, whose storage the browser may have
 * cleared, it waits for the network.
 */
export async function networkFirst(
  network: Promise<Response>,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), longestWaitMs)));
  const usable = network.then(
    (answer) => (unreachable.includes(answer.status) ? undefined : answer),
    () => undefined,
  );
  const inTime = await Promise.race([usable, tooLate]);
  clearTimeout(timer);
  return inTime ?? (await shell()) ?? network;
}

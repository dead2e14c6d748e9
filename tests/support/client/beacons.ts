import { onTestFinished, vi } from 'vitest';

/** Collects what the test sends by `navigator.sendBeacon`, and follows no links. The file calls `vi.unstubAllGlobals`. */
export function collectBeacons() {
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { sendBeacon }));
  const stay = (click: Event) => click.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  /** Returns address, media type and body of each. */
  return () =>
    Promise.all(sendBeacon.mock.calls.map(async ([address, body]) => [address, body.type, await body.text()]));
}

const page = '<!doctype html><title>Welcome</title><p>Accept the terms to use this network.</p>';
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const json = { 'Content-Type': 'application/json' };

/** The clock of a hotel's box is wrong too. */
const dated = { Date: 'Thu, 01 Jan 2015 00:00:00 GMT' };

/** What stands between a device and the server answers so: none of it has the header that the app sets. */
const answers = {
  /** A portal that asks to accept its terms. */
  'html-200': () => new Response(page, { headers: { ...dated, ...html } }),
  'json-200': () => new Response('{"status":"ok"}', { headers: { ...dated, ...json } }),
  'html-401': () => new Response(page, { status: 401, headers: { ...dated, ...html } }),
  'html-404': () => new Response(page, { status: 404, headers: { ...dated, ...html } }),
  /** A gateway that does not know the path while the app is deployed. */
  'json-404': () => new Response('{"message":"no Route matched"}', { status: 404, headers: { ...dated, ...json } }),
  '429': () => new Response('Too Many Requests', { status: 429, headers: { ...dated, 'Retry-After': '30' } }),
  '502': () => new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { ...dated, ...html } }),
  '503': () => new Response('', { status: 503, headers: dated }),
  '504': () => new Response('<h1>504 Gateway Time-out</h1>', { status: 504, headers: { ...dated, ...html } }),
  /** A portal on another host, behind a redirect that `fetch` has followed. */
  redirected: () => {
    const answer = new Response(page, { headers: { ...dated, ...html } });
    return Object.defineProperties(answer, {
      redirected: { value: true },
      url: { value: 'https://portal.hotel.example/welcome' },
    });
  },
} satisfies Record<string, () => Response>;

export type ForeignAnswer = keyof typeof answers;

export const foreignKinds = Object.keys(answers) as ForeignAnswer[];

export const foreignAnswer = (kind: ForeignAnswer): Response => answers[kind]();

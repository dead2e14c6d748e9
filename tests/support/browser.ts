import type { Response } from 'supertest';

/** An answer with its body read; `body` is the parsed JSON, where it is JSON. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  body: Response['body'];
  /** Where the answer came from, after redirects. */
  url: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const maxRedirects = 20;

/** What a browser does with HTTP and nothing more: keeps cookies by path, follows links, posts forms. */
export class Browser {
  /** By name and path: a browser keeps both of two that differ in their path alone. */
  private readonly jar = new Map<string, Cookie>();

  /**
   * @param origin the site that relative paths belong to
   * @param publicUrl where the site says that it is, when only a proxy would be found there
   * @param always headers of every request
   */
  constructor(
    readonly origin: string,
    private readonly publicUrl = origin,
    private readonly always: Record<string, string> = {},
  ) {}

  /** One request, redirects not followed. */
  async send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const url = new URL(path.startsWith(this.publicUrl) ? path.slice(this.publicUrl.length) : path, this.origin);
    const cookie = this.cookieFor(url);
    const init = {
      method,
      body,
      headers: { ...this.always, ...(cookie && { cookie }), ...headers },
      redirect: 'manual' as const,
    };
    const response = await fetch(url, init);
    for (const line of response.headers.getSetCookie()) this.keep(line, url);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const parsed: unknown = isJson && text ? JSON.parse(text) : undefined;
    const received = Object.fromEntries(response.headers);
    return { status: response.status, headers: received, text, body: parsed, url: url.href };
  }

  /** One request and every redirect after it; relative to where the browser would be. */
  async go(path: string, sent: Sent = {}): Promise<Answer> {
    let answer = await this.send(path, sent);
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
      if (hops === maxRedirects) throw new Error(`Too many redirects, at ${answer.url}`);
      answer = await this.send(new URL(answer.headers.location ?? '/', answer.url).href);
    }
    return answer;
  }

  /** Fills in and sends the form of a page, as its only POST form would be. */
  async post(page: Answer, fields: Record<string, string>): Promise<Answer> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.go(page.url, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }

  /** The Cookie header for a page of the site. */
  get cookie(): string {
    return this.cookieFor(new URL('/', this.origin));
  }

  cookieNamed(name: string): string | undefined {
    return [...this.jar.values()].find((cookie) => cookie.name === name)?.value;
  }

  /** The names of all cookies held. */
  get cookieNames(): string[] {
    return [...this.jar.values()].map(({ name }) => name);
  }

  private keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', ...rest] = pair.split('=');
    const attribute = (wanted: string) =>
      attributes.map((text) => text.split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
    const expires = attribute('expires');
    const path = attribute('path') ?? url.pathname;
    const key = `${name};${path}`;
    if (attribute('max-age') === '0' || (expires && new Date(expires) < new Date())) this.jar.delete(key);
    else this.jar.set(key, { name, value: rest.join('='), path });
  }

  private cookieFor({ pathname }: URL): string {
    return [...this.jar.values()]
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
}

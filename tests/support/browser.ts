import { Agent as Connections } from 'node:http';
import type { Response } from 'supertest';
import Test from 'supertest/lib/test';

/** An answer with its body; `body` is the parsed JSON, if it is JSON. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  body: Response['body'];
  /** The address of the answer, after redirects. */
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

/**
 * Kept alive as a browser does. Without it, supertest opens a connection for each request. An idle connection ends before the server
 * ends it, which is after five seconds: the next request would be reset.
 */
const connections = new Connections({ keepAlive: true, timeout: 1_000 });

/**
 * The HTTP part of a browser: keeps cookies by path, follows links, posts forms. supertest sends the requests. Its own jar does not
 * send Secure cookies over http, as a proxy that ends TLS does for the app.
 */
export class Browser {
  /** By name and path: a browser keeps both of two cookies that differ only in their path. */
  private readonly jar = new Map<string, Cookie>();

  /**
   * @param origin the site that relative paths belong to
   * @param publicUrl the site's public URL, if it is only reachable through a proxy
   * @param always headers of every request
   */
  constructor(
    readonly origin: string,
    private readonly publicUrl = origin,
    private readonly always: Record<string, string> = {},
  ) {}

  /** Sends one request without following redirects. */
  async send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const url = new URL(path.startsWith(this.publicUrl) ? path.slice(this.publicUrl.length) : path, this.origin);
    const cookie = this.cookieFor(url);
    const response = await new Test(url.origin, method, url.pathname + url.search)
      .agent(connections)
      .set({ ...this.always, ...(cookie && { cookie }), ...headers })
      .responseType('blob')
      .send(body);
    for (const line of response.get('Set-Cookie') ?? []) this.keep(line, url);
    const received = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    const text = Buffer.isBuffer(response.body) ? response.body.toString() : '';
    const isJson = received['content-type']?.includes('json');
    const parsed: unknown = isJson && text ? JSON.parse(text) : undefined;
    return { status: response.status, headers: received, text, body: parsed, url: url.href };
  }

  /** Sends one request and follows redirects, relative to the current page. */
  async go(path: string, sent: Sent = {}): Promise<Answer> {
    let answer = await this.send(path, sent);
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
      if (hops === maxRedirects) throw new Error(`Too many redirects, at ${answer.url}`);
      answer = await this.send(new URL(answer.headers.location ?? '/', answer.url).href);
    }
    return answer;
  }

  /** Sends the only POST form of a page with these fields. */
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

  /** The names of all cookies. */
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

import type { ErrorBody } from '@shared/contract/errors';

/**
 * Any answer that is not 2xx. `message` is '{status}: {body}'; `body` is the server's error if it was JSON. `requestId`
 * identifies the request in the server's log. `retryAfterSeconds` is undefined if the server names no time.
 */
export class ApiError extends Error {
  readonly body: ErrorBody | undefined;

  constructor(
    readonly status: number,
    text: string,
    readonly headers = new Headers(),
  ) {
    super(`${status}: ${text}`);
    this.body = parsedBody(text);
  }

  get requestId(): string | null {
    return this.headers.get('X-Request-Id');
  }

  get retryAfterSeconds(): number | undefined {
    return Number(this.headers.get('Retry-After')) || undefined;
  }
}

/** Returns whether the server refused a request because its session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns the first 8 characters of the failed request's id, to find it in the server's log; undefined without an answer. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId?.slice(0, 8) : undefined;
}

function parsedBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : undefined;
  } catch {
    return undefined; // not JSON: a proxy's error page, or an empty body
  }
}

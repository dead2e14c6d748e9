import type { Tailor } from '@shared/tailor';
import { vi } from 'vitest';

/** Returns a saved profile in Leicester. */
export function aTailor(change: Partial<Tailor> = {}): Tailor {
  return {
    id: '0b7ce4b5-2f0a-4c6e-9f52-0d9f3c8e1a01',
    userId: '0b7ce4b5-2f0a-4c6e-9f52-0d9f3c8e1a02',
    businessName: 'Mehta Tailoring',
    phone: '+44 7700 900142',
    whatsapp: null,
    whatsappUrl: null,
    greeting: 'Hello Mehta Tailoring, I found you on Seamfolk.',
    firstMessage: null,
    profilePictureSrcset: null,
    city: 'Leicester',
    state: '',
    zipcode: 'LE3 0BT',
    country: 'United Kingdom',
    bio: 'Bespoke since 2009.',
    profilePictureUrl: null,
    latitude: null,
    longitude: null,
    primaryServiceCategories: ['Alterations & Repairs', 'Cultural & Traditional Wear'],
    culturalSubCategories: ['South Asian Wear'],
    serviceCategories: ['Sherwani'],
    profileSlug: 'mehta-tailoring',
    isActive: true,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...change,
  };
}

interface Request {
  method: string;
  path: string;
  body: unknown;
}

type Answer = [status: number, body: unknown];
type Routes = Record<string, Answer | ((request: Request) => Answer | Promise<Answer>)>;

/**
 * Replaces `fetch`: answers by 'METHOD /path', 404 for the rest, and records the requests.
 * A test can replace a route later by assigning to `routes`.
 */
export function fakeApi(routes: Routes) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request = { method: init.method ?? 'GET', path: url, body };
    requests.push(request);
    const route = routes[`${request.method} ${request.path}`] ?? [404, { message: 'Not found' }];
    const [status, answer] = typeof route === 'function' ? await route(request) : route;
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
  });
  const sent = (method: string, path: string) =>
    requests.filter((each) => each.method === method && each.path === path);
  return { routes, requests, sent };
}

export const noProfile: Answer = [403, { message: 'Create your tailor profile first', code: 'profile_required' }];

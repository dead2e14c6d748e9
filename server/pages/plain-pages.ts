import * as z from 'zod/mini';
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { BRAND } from '@shared/site/brand';
import type { WorkroomPageName } from '@shared/pages/pages';
import { workroomTitle } from '@shared/pages/workroom-titles';
import { HOME_TITLE, pageTitle } from '@shared/pages/page-titles';
import { endpointKey } from '@shared/contract/query-keys';
import { accountApi } from '@shared/account/contract';
import { directoryApi } from '@shared/directory/contract';
import { siteApi } from '@shared/site/contract';
import { brandCardPath } from './card';
import type { Page, SharedLink, Visit } from './page';

const about = {
  home: {
    title: HOME_TITLE,
    description:
      'Find a tailor near you, or keep your own tailoring in one place: profile, portfolio, clients and measurements.',
    path: '/',
    module: 'src/features/landing/landing-page.tsx',
  },
  about: {
    title: pageTitle('About'),
    description: `${BRAND} is a public directory of tailors, and a working book for each of them.`,
    path: '/about',
    module: 'src/features/landing/about-page.tsx',
  },
  contact: {
    title: pageTitle('Contact'),
    description: `Who to ask about something to be made, about your own page on ${BRAND}, and about this site.`,
    path: '/contact',
    module: 'src/features/landing/contact-page.tsx',
  },
  terms: {
    title: pageTitle('Terms'),
    description: `What may be published on ${BRAND}, and what happens when something may not.`,
    path: '/terms',
    module: 'src/features/landing/terms-page.tsx',
  },
  privacy: {
    title: pageTitle('Privacy'),
    description: `What ${BRAND} stores, who can see it, and what is not done with it.`,
    path: '/privacy',
    module: 'src/features/landing/privacy-page.tsx',
  },
} as const;

type PlainPageName = keyof typeof about;

/** The pages that show what the operator says about the site. */
const ofOperator: readonly PlainPageName[] = ['contact', 'terms', 'privacy'];

/** Makes a public page with fixed content, or with the operator's. */
export async function plainPage(name: PlainPageName, { absolute, everyone, signedIn }: Visit): Promise<Page> {
  const { title, description, path, module } = about[name];
  // Signed-in users see the dashboard instead of the landing page.
  const showsWorkroom = name === 'home' && signedIn !== false;
  return {
    status: 200,
    head: {
      title,
      description,
      canonical: absolute(path),
      card: brandCard(absolute),
      thing: name === 'home' ? siteThing(description, absolute) : undefined,
    },
    answers: [
      ...(name === 'home' && signedIn === false ? await sizeAnswer(everyone) : []),
      ...(ofOperator.includes(name) ? [answerOf(siteApi.get, await everyone.site.get())] : []),
      ...(name === 'privacy' ? [answerOf(accountApi.keptData, everyone.account.keptData())] : []),
    ],
    module: showsWorkroom ? undefined : module,
    isWorkroom: showsWorkroom,
  };
}

/** Returns the size of the directory; nothing while the database does not answer, because the page can do without. */
async function sizeAnswer({ directory }: Visit['everyone']) {
  const size = await directory.size().catch(() => undefined);
  return size ? [answerOf(directoryApi.size, size)] : [];
}

/** Returns an answer for the page's data, parsed by its contract as the API's is. */
function answerOf({ path, response }: { path: string; response: z.ZodMiniType }, data: unknown) {
  return { key: endpointKey(path), data: z.parse(response, data) };
}

/** Describes the site by schema.org, with its search, for search engines. */
function siteThing(description: string, absolute: Visit['absolute']): WithContext<WebSite> {
  const url = absolute('/');
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: absolute('/discover?near={place}'),
    'query-input': 'required name=place',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name: BRAND,
    description,
    potentialAction: search,
  };
}

/** Returns the link preview of pages without their own picture. */
export function brandCard(absolute: Visit['absolute']): SharedLink {
  return { type: 'website', image: absolute(brandCardPath()), imageAlt: BRAND };
}

/** Makes the page of a screen for signed-in users. Visitors get 404, except at `register`. */
export function workroomPage(name: WorkroomPageName, { signedIn }: Visit): Page {
  if (signedIn === false && name !== 'register') return unknownPage();
  const head = { title: workroomTitle(name), isHidden: true };
  return { status: 200, head, isWorkroom: signedIn !== false };
}

const NOT_FOUND_TITLE = '404 Page Not Found';

/** Makes the 404 page. */
export function unknownPage(): Page {
  const head = { title: pageTitle(NOT_FOUND_TITLE), isHidden: true };
  return { status: 404, head, module: 'src/features/session/not-found-page.tsx' };
}

import type { PageData } from '@shared/pages/page-data';
import type { Thing, WithContext } from 'schema-dts';
import type { SessionEnd } from '../http/entered';
import type { VisitorScope } from '../scope';

/** A request for a page, with the data that pages are made from. */
export interface Visit {
  everyone: VisitorScope;
  /** Parameters of the path: the slug of a tailor. */
  params: Record<string, string>;
  /** The query string of the URL, '' or '?city=Lagos'. */
  search: string;
  /** ISO 3166-1 alpha-2 code, derived from Accept-Language. */
  country: string | undefined;
  /** The first language in Accept-Language, as a BCP 47 tag. */
  locale: string;
  /** False if the request has no session cookie; undefined if it has one, which may be expired. */
  signedIn: false | undefined;
  /** How the session was ended on another device; undefined for every other request. */
  ended?: SessionEnd;
  /** Makes an absolute URL of a path. Does not change absolute URLs. */
  absolute: (path: string) => string;
}

/** The answer to a request for a page: the page, or the path to redirect to. */
export type Answer = Page | { movedTo: string };

export interface Page {
  status: 200 | 404 | 503;
  head: PageHead;
  /** API answers that the client would otherwise request first. */
  answers?: PageData['answers'];
  /** What the page counts for each time it is sent to a visitor. */
  counted?: Parameters<VisitorScope['figures']['count']>[0];
  /** The client module of the page, which is loaded in parallel with the app. The server renders pages that have one. */
  module?: string;
  /** Whether it shows the workroom, which has a web manifest of its own. */
  isWorkroom?: boolean;
}

/** Content of a page's head. All URLs are absolute. */
export interface PageHead {
  /** The complete title, as the browser's tab shows it. */
  title: string;
  description?: string;
  /** The canonical URL; left out for pages without one, such as a 404 and the screens behind the sign-in. */
  canonical?: string;
  /** Whether search engines must not list the page (`noindex`). */
  isHidden?: boolean;
  /** The preview of a shared link; left out for pages that are not shared. */
  card?: SharedLink;
  /** Structured data of schema.org. */
  thing?: WithContext<Thing>;
}

export interface SharedLink {
  type: 'website' | 'profile';
  /** The title of the preview, if it is not that of the page. */
  title?: string;
  /** A JPEG of 1200 x 630 pixels. */
  image: string;
  imageAlt: string;
}

import type { PageData } from '@shared/page-data';
import type { Thing, WithContext } from 'schema-dts';
import type { VisitorScope } from '../scope';

/** Whoever asks for a page, with what a page may be made of. */
export interface Visit {
  everyone: VisitorScope;
  /** What the address names: the slug of a tailor. */
  params: Record<string, string>;
  /** The query as it stands in the address, '' or '?city=Lagos'. */
  search: string;
  /** ISO 3166-1 alpha-2, by the browser's languages. */
  country: string | undefined;
  /** False where the request carries no session. */
  signedIn: false | undefined;
  /** Where people write about the site itself. */
  contactEmail: string | undefined;
  /** An absolute address of the site for a path of it; other absolute addresses stay. */
  absolute: (path: string) => string;
}

/** What the server answers to an address: a page, or where it is now. */
export type Answer = Page | { movedTo: string };

export interface Page {
  status: 200 | 404 | 503;
  head: PageHead;
  /** What its first queries would be answered. */
  answers?: PageData['answers'];
  /** What stands there where no script runs. */
  plain?: PlainPage;
  /** The client's module that draws it, fetched together with the app. */
  module?: string;
}

/** The least that a page has to say. */
export interface PlainPage {
  heading: string;
  paragraphs: string[];
  links: PlainLink[];
  /** Pages that are related to it. */
  more?: PlainLink[];
}

interface PlainLink {
  label: string;
  href: string;
}

/** What stands in the head of one page, all addresses absolute. */
export interface PageHead {
  /** The whole title, as it stands in the tab. */
  title: string;
  description?: string;
  /** Where search engines should send people; left out where they should not. */
  canonical?: string;
  /** Kept out of search engines. */
  isHidden?: boolean;
  /** How a link to it looks in a chat; left out where nobody shares it. */
  card?: SharedLink;
  /** What the page is about, in the words of schema.org. */
  thing?: WithContext<Thing>;
}

export interface SharedLink {
  type: 'website' | 'profile';
  /** A JPEG of 1200 x 630 pixels. */
  image: string;
  imageAlt: string;
}

import type { TailorCard } from './directory';
import type { Near } from './places';

/** The id of the element that holds it: a `<script type="application/json">`, which is data and never runs. */
export const PAGE_DATA_ID = 'page-data';

/** What the server knows already when it sends a page, so that the app shows it without asking. */
export interface PageData {
  /** Answers of the API by the key that the app keeps them under. */
  answers: PageAnswer[];
  /** False where the request carries no session; left out where only a look at the session would tell. */
  signedIn?: false;
  /** The address of the style that maps are drawn in; left out where they are drawn in the product's own. */
  mapStyle?: string;
  /** Where people write about the site itself; left out where the operator gives no address. */
  contactEmail?: string;
}

export interface PageAnswer {
  key: readonly unknown[];
  data: unknown;
}

/** One page of a search as the app keeps it. */
export interface SearchPage {
  tailors: TailorCard[];
  /** Of all matches, not of this page. */
  total: number;
  /** Nobody counted further: there may be more than `total`. */
  more: boolean;
  /** Where the next page begins; left out on the last one. */
  next?: string;
  /** What `near` was understood as. */
  near?: Near;
}

/** A search of which the first page is there. */
export interface SearchPages {
  pages: SearchPage[];
  pageParams: string[];
}

/** The first page of a search in the shape that further pages are added to; it began at no cursor. */
export function firstSearchPage(page: SearchPage): SearchPages {
  return { pages: [page], pageParams: [''] };
}

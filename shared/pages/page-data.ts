import type { TailorCard } from '../directory/contract';
import type { Near } from '../places/contract';

/** The id of the element with the page data: a `<script type="application/json">`, which is not executed. */
export const PAGE_DATA_ID = 'page-data';

/** Data that the server sends with a page, so that the app does not have to request it. */
export interface PageData {
  /** Answers of the API with their keys in the app's query cache. */
  answers: PageAnswer[];
  /** False if the request has no session cookie; left out if it has one, which may be expired. */
  signedIn?: false;
  /** True if the user has ended this device's session by signing out everywhere on another device; left out otherwise. */
  endedEverywhere?: true;
  /** The visitor's preferred language as a BCP 47 tag, from Accept-Language. The HTML is formatted for it. */
  locale?: string;
  /** False if the workroom has no worker, because the operator has switched it off; left out for visitors, who never have one. */
  offlineWorker?: false;
  /** URL of the map's style; left out for the built-in style. */
  mapStyle?: string;
}

/** A page that the server renders with the client's code. */
export interface PageRequest {
  path: string;
  /** The query string, '' or '?city=Lagos'. */
  search: string;
  data: PageData;
}

export interface PageAnswer {
  key: readonly unknown[];
  data: unknown;
}

/** One page of search results in the app's query cache. */
export interface SearchPage {
  tailors: TailorCard[];
  /** Number of all matches, not only of this page. */
  total: number;
  /** Whether counting stopped early, so that there can be more matches than `total`. */
  more: boolean;
  /** URL of the folder of all pictures. */
  picturesUrl: string;
  /** Cursor of the next page; left out on the last page. */
  next?: string;
  /** How `near` was understood. */
  near?: Near;
}

/** The loaded pages of a search, in the shape of an infinite query. */
export interface SearchPages {
  pages: SearchPage[];
  pageParams: string[];
}

/** Makes an infinite query's data of its first page. `cursor` is '' for the first results. */
export function firstSearchPage(page: SearchPage, cursor = ''): SearchPages {
  return { pages: [page], pageParams: [cursor] };
}

import type { LeftOutRow } from '@shared/changes/contract';
import type { FeedPart } from './cursor';

/** A page of the feed, as the store returns it. */
export interface FeedAnswer {
  /** The items of each part as JSON, parsed by the contract. */
  items: Record<FeedPart, string>;
  /** Rows that the contract refuses. */
  leftOut: readonly LeftOutRow[];
  cursor: string;
  more: boolean;
}

/** Returns the JSON of a page, in the form of `changesSchema`. */
export function feedJson({ items: { deletions, ...rows }, leftOut, cursor, more }: FeedAnswer): string {
  const lists = Object.entries(rows).map(([table, items]) => `"${table}":[${items}]`);
  const left = leftOut.length > 0 ? `,"leftOut":${JSON.stringify(leftOut)}` : '';
  return `{"rows":{${lists.join()}},"deleted":[${deletions}],"cursor":${JSON.stringify(cursor)},"more":${more}${left}}`;
}

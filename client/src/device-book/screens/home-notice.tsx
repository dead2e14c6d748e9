import { Link } from 'wouter';
import { type OfflineState, useOfflineState } from '../../lib/offline-state';
import { paths } from '../../paths';
import { PhoneDeviceIcon } from '../../ui/display/on-phone';
import { ChevronIcon } from '../../ui/display/later-icons';
import { answerWords, failedWords } from './waiting';

/**
 * On Home: changes that stay although there is a connection, and new numbers of orders, also where the book is not kept. The row below the
 * header says what is sent and what waits for a connection.
 */
export function HomeNotice() {
  const [first, ...rest] = wordsOf(useOfflineState());
  if (!first) return null;
  return (
    <nav aria-label="Unsent changes" className="peer/notice mt-2">
      <Link
        href={paths.unsent()}
        className="flex min-h-13 items-center gap-3 rounded border border-dashed border-edge bg-surface px-3.5 py-2 text-compact/tight text-ink no-underline hover:border-ink hover:underline"
      >
        <PhoneDeviceIcon className="size-6 text-muted" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b>{first}</b>
          {rest.map((each) => (
            <span key={each} className="block text-small/snug text-muted">
              {each}
            </span>
          ))}
        </span>
        <ChevronIcon className="size-4.5 text-muted" />
      </Link>
    </nav>
  );
}

function wordsOf(state: OfflineState): string[] {
  const { entries, renumbered = [] } = state;
  const [order] = renumbered;
  const numbers =
    renumbered.length > 1
      ? [`${renumbered.length.toLocaleString('en')} orders have another number now`]
      : order
        ? [`Order ${order.proposed} is ${order.number} now`]
        : [];
  return [...answerWords(entries), ...failedWords(state), ...numbers];
}

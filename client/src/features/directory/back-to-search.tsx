import type { MouseEvent } from 'react';
import type { EntryState } from '../../lib/navigation/history-state';
import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { BackIcon } from '../../ui/display/back-icon';

/** State of a history entry that was opened from a result of the directory. */
export const FROM_SEARCH: EntryState = { fromSearch: true };

/** Goes back to the results with their filters and scroll position, or else to the directory. */
export function BackToSearch() {
  const cameFromSearch = useHistoryState<EntryState | null>()?.fromSearch === true;
  const goBack = (event: MouseEvent) => {
    if (!cameFromSearch) return;
    event.preventDefault();
    history.back();
  };
  return (
    <LinkButton href={paths.discover()} variant="ghost" className="-ms-3" onClick={goBack}>
      <BackIcon />
      Back to Search
    </LinkButton>
  );
}

import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { isDisconnection, withConnection } from '../../lib/api/connection';
import { isAway, useOfflineState } from '../../lib/offline-state';
import { Button } from '../../ui/controls/button';
import { Attention } from '../../ui/feedback/attention';
import { Reference } from '../../ui/feedback/reference';

/**
 * Says that a part of the page failed to load, and repeats every request that failed. Empty while all have succeeded, and while the workroom says
 * that there is no connection: the requests are then repeated by themselves.
 */
export function NotLoaded() {
  const { error, retry } = useFailedParts();
  // A repeated request has no error any more. The words stay until it is done, so that nothing moves under the finger.
  const [repeated, setRepeated] = useState<unknown>();
  const shown = error ?? repeated;
  const isSaidAbove = isAway(useOfflineState()) && isDisconnection(shown);
  if (!shown || isSaidAbove) return null;
  const tryAgain = async () => {
    setRepeated(shown);
    await retry();
    setRepeated(undefined);
  };
  const words = (
    <div>
      {withConnection('A part of this page could not be loaded.', shown, 'load')}
      <Reference of={shown} muted />
    </div>
  );
  return (
    <div role="alert" className="peer/notice mt-2">
      <Attention text={words}>
        <Button ref={passFocusOn} busy={repeated !== undefined} onClick={() => void tryAgain()}>
          Try again
        </Button>
      </Attention>
    </div>
  );
}

/** Returns the error of the page's first request without an answer or data, and the function that repeats all such requests. */
function useFailedParts() {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const error: unknown = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.findAll(failed)[0]?.state.error,
  );
  return { error, retry: () => queryClient.refetchQueries(failed) };
}

const failed: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && state.data === undefined,
};

/** The button is gone after a success: the page's main element then gets the focus. */
function passFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (button === document.activeElement) document.querySelector('main')?.focus({ preventScroll: true });
  };
}

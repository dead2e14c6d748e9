import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isSignedOut } from '../../lib/api/api-error';
import { usePageData } from '../../lib/api/page-data';
import { leave, watchRefusals } from '../../lib/api/refusals';
import { Queries } from '../../lib/api/queries';
import { type Session, SessionContext } from '../../lib/api/session';
import { waitForBook } from '../../device-book/first-requests';
import { watchInstallOffers } from '../../device-book/install/install-prompt';
import { currentUserQuery } from './queries';

interface AskedSessionProps {
  children?: ReactNode;
}

/** Asks the server for the session and provides it. Not needed for visitors, of whom the page's data says that they are. */
export function AskedSession({ children }: AskedSessionProps) {
  const { endedEverywhere } = usePageData();
  useState(() => {
    watchRefusals();
    // Without the book, which must not answer any more.
    if (endedEverywhere) leave('ended_everywhere');
    else waitForBook();
  });
  return (
    <Queries>
      <Provider>{children}</Provider>
    </Queries>
  );
}

function Provider({ children }: AskedSessionProps) {
  // Already here, because the browser makes its offer once, perhaps before the workroom is loaded.
  useEffect(watchInstallOffers, []);
  return <SessionContext value={useAskedSession()}>{children}</SessionContext>;
}

/** A failed query stays failed: a screen that mounts must not refetch it and return all screens to 'Loading...'. */
function useAskedSession(): Session {
  const { data: user, error, isPending, refetch } = useQuery({ ...currentUserQuery, retryOnMount: false });
  if (isPending) return { state: 'loading' };
  if (!user) return isSignedOut(error) ? { state: 'signed-out' } : { state: 'unknown', error, retry: refetch };
  return { state: user.hasTailorProfile ? 'with-profile' : 'without-profile', user };
}

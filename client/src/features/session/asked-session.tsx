import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isSignedOut } from '../../lib/api/api';
import { Queries } from '../../lib/api/queries';
import { waitForBook } from '../../offline/first-requests';
import { currentUserQuery } from './queries';
import { type Session, SessionContext } from '../../lib/api/session';

interface AskedSessionProps {
  children?: ReactNode;
}

/** Asks the server for the session and provides it. Not needed for visitors, of whom the page's data says that they are. */
export function AskedSession({ children }: AskedSessionProps) {
  useState(waitForBook);
  return (
    <Queries>
      <Provider>{children}</Provider>
    </Queries>
  );
}

function Provider({ children }: AskedSessionProps) {
  return <SessionContext value={useAskedSession()}>{children}</SessionContext>;
}

/** A failed query stays failed: a screen that mounts must not refetch it and return all screens to 'Loading...'. */
function useAskedSession(): Session {
  const { data: user, error, isPending, refetch } = useQuery({ ...currentUserQuery, retryOnMount: false });
  if (isPending) return { state: 'loading' };
  if (!user) return isSignedOut(error) ? { state: 'signed-out' } : { state: 'unknown', error, retry: refetch };
  return { state: user.hasTailorProfile ? 'with-profile' : 'without-profile', user };
}

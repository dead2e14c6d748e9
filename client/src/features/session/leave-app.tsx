import { useEffect } from 'react';
import { Loading } from './loading';

/** Leaves the app for a URL of the server (sign-in) and replaces the history entry, so that Back causes no loop. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <Loading />;
}

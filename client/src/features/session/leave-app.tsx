import { useEffect } from 'react';
import { Loading } from './loading';

/** Leaves the app for an address of the server (sign-in), replacing this entry so that Back does not loop. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <Loading />;
}

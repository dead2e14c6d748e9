import type { ComponentProps, MouseEvent } from 'react';
import { wipeDrafts } from '../../lib/drafts';
import { leaveScreen } from '../../lib/navigation';
import { paths } from '../../paths';

/** Leaves the app and signs out. It also removes the drafts on this device. */
export function LogoutLink({ children, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const logout = (event: MouseEvent) => {
    event.preventDefault();
    leaveScreen(() => {
      wipeDrafts();
      window.location.assign(paths.logout());
    });
  };
  return (
    <a {...props} href={paths.logout()} onClick={logout}>
      {children}
    </a>
  );
}

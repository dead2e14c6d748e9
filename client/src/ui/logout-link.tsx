import type { ComponentProps, MouseEvent } from 'react';
import { wipeDrafts } from '../lib/drafts';
import { leaveScreen } from '../lib/navigation';
import { paths } from '../paths';

/** Leaves the app and signs out. The drafts on this device go too. */
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

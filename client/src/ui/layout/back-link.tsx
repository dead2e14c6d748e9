import type { MouseEvent } from 'react';
import { useCameFrom } from '../../lib/navigation/came-from';
import { leaveScreen } from '../../lib/navigation/navigation';
import { LinkButton } from '../controls/button';
import { BackIcon } from '../display/back-icon';

interface BackLinkProps {
  href: string;
  label: string;
}

/**
 * The link to the page above. If the user came from that page, it goes back in the browser's history, so that the page keeps its
 * scroll position and its query.
 */
export function BackLink({ href, label }: BackLinkProps) {
  const from = useCameFrom();
  const back = (event: MouseEvent) => {
    if (from !== href) return;
    event.preventDefault();
    leaveScreen(() => history.back());
  };
  return (
    <LinkButton href={href} variant="ghost" iconOnly className="-ms-3 shell:me-1.5" aria-label={label} onClick={back}>
      <BackIcon />
    </LinkButton>
  );
}

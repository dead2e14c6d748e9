import type { ReactNode } from 'react';
import { LinkButton } from './button';
import { Icon } from './icon';

interface PageHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  backHref?: string;
  backLabel?: string;
  /** One button; below 900 it leaves the head and waits above the bottom bar, under the thumb. */
  action?: ReactNode;
}

export function PageHead({ title, subtitle, backHref, backLabel = 'Back', action }: PageHeadProps) {
  return (
    <div className="phead">
      {backHref && (
        <LinkButton href={backHref} variant="ghost" iconOnly className="phead__back" aria-label={backLabel}>
          <Icon name="back" />
        </LinkButton>
      )}
      <div className="phead__t">
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {action && <div className="thumb">{action}</div>}
    </div>
  );
}

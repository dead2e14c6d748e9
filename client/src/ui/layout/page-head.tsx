import type { ReactNode } from 'react';
import { Thumb } from '../display/thumb';
import { BackLink } from './back-link';

interface PageHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  backHref?: string;
  backLabel?: string;
  /** One button; on phones it is fixed at the bottom. */
  action?: ReactNode;
}

export function PageHead({ title, subtitle, backHref, backLabel = 'Back', action }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-1 shell:mb-8">
      {backHref && <BackLink href={backHref} label={backLabel} />}
      <div className="min-w-0 grow basis-48">
        <h1>{title}</h1>
        {subtitle && <p className="mt-0.5 text-compact/snug text-muted shell:text-body/snug">{subtitle}</p>}
      </div>
      {action && <Thumb>{action}</Thumb>}
    </div>
  );
}

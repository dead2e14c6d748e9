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
      <div className="min-w-0 flex-[1_1_12rem]">
        <h1>{title}</h1>
        {subtitle && <p className="mt-0.5 text-[0.9375rem] leading-[1.4] text-muted shell:text-[1rem]">{subtitle}</p>}
      </div>
      {action && <Thumb>{action}</Thumb>}
    </div>
  );
}

import { cva } from 'class-variance-authority';
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
  /** As low as a line of controls, for a phone's screen that needs its height. */
  isDense?: boolean;
}

export function PageHead({ title, subtitle, backHref, backLabel = 'Back', action, isDense }: PageHeadProps) {
  return (
    <div className={headClass({ isDense })}>
      {backHref && <BackLink href={backHref} label={backLabel} />}
      <div className="min-w-0 grow basis-48">
        <h1 className={isDense ? 'text-fit-lg' : undefined}>{title}</h1>
        {subtitle && <p className={subtitleClass({ isDense })}>{subtitle}</p>}
      </div>
      {action && <Thumb>{action}</Thumb>}
    </div>
  );
}

const headClass = cva('flex items-center gap-x-1', {
  variants: { isDense: { true: '-mt-1.5 mb-1', false: 'mb-6 flex-wrap shell:mb-8' } },
  defaultVariants: { isDense: false },
});

const subtitleClass = cva('text-muted', {
  variants: { isDense: { true: 'mt-1 text-micro/tight', false: 'mt-0.5 text-compact/snug shell:text-body/snug' } },
  defaultVariants: { isDense: false },
});

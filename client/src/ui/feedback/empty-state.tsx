import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  text?: ReactNode;
  /** A small drawing without text. */
  picture?: ReactNode;
  /** Additional content. */
  children?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2';
  role?: 'alert';
}

/** Shown instead of an empty list: what is missing, and the next action. */
export function EmptyState({ title, text, picture, children, action, as: Heading = 'h2', role }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-12 text-center text-balance" role={role}>
      {picture && <div className="mb-2 w-30 *:h-auto *:w-full">{picture}</div>}
      {title && <Heading className={Heading === 'h2' ? 'text-h3' : undefined}>{title}</Heading>}
      {text && <p className="max-w-104 text-muted">{text}</p>}
      {children}
      {action && <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{action}</div>}
    </div>
  );
}

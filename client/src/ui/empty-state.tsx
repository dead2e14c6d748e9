import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  text?: ReactNode;
  /** A small drawing, without words. */
  picture?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

/** Nothing here yet: what is missing, and the next thing to do. */
export function EmptyState({ title, text, picture, action, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      {title && <Heading>{title}</Heading>}
      {text && <p>{text}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../ui/card';

interface EmptyCardProps {
  /** A drawing as wide as its place. */
  picture?: ReactNode;
  /** Why there is nothing, in `EmptyText`. */
  children: ReactNode;
  action?: ReactNode;
}

/** In place of a list without entries. */
export function EmptyCard({ picture, children, action }: EmptyCardProps) {
  return (
    <Card pad={false} className="grid justify-items-center gap-2 px-4 py-12 text-center text-balance">
      {picture && <div className="mb-2 w-30">{picture}</div>}
      {children}
      {action && <EmptyActions>{action}</EmptyActions>}
    </Card>
  );
}

export function EmptyText({ children }: { children: ReactNode }) {
  return <p className="max-w-104 text-muted">{children}</p>;
}

export function EmptyActions({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{children}</div>;
}

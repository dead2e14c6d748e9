import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card';

interface PanelProps {
  title: string;
  figure: ReactNode;
  text: string;
  children?: ReactNode;
}

/** A figure with its title above, what it counts below, and a drawing or a list. */
export function Panel({ title, figure, text, children }: PanelProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="font-text text-small font-semibold tracking-normal text-muted">{title}</h2>
      <p className="mt-0.5 font-display text-figure-lg font-heading wrap-anywhere lining-nums tabular-nums">{figure}</p>
      <p className="text-small text-muted">{text}</p>
      {children}
    </Card>
  );
}

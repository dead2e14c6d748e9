import type { ComponentProps } from 'react';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';

/** A card that replaces a list without entries. */
export function EmptyCard(empty: ComponentProps<typeof EmptyState>) {
  return (
    <Card pad={false}>
      <EmptyState {...empty} />
    </Card>
  );
}

import type { ComponentProps } from 'react';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';

/** A card that replaces a list without entries. */
export function EmptyCard(empty: ComponentProps<typeof EmptyState>) {
  return (
    <Card pad={false}>
      <EmptyState {...empty} />
    </Card>
  );
}

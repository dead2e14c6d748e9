import type { Tailor } from '@shared/tailor/contract';
import { bookState } from '@shared/tailor/book-closed';
import { type ReactNode, useState } from 'react';
import { useFragment } from '../../../lib/navigation/use-fragment';
import { newOrdersFragment } from '../../../order-paths';
import { showRow } from './section-list';
import { SectionRow } from './section-row';

const rowId = 'settings-new-orders';

interface NewOrdersSectionProps {
  tailor: Tailor;
  /** The form, which loads the orders. */
  form: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Whether the tailor takes new orders. It is saved by itself, without the other fields of the profile. */
export function NewOrdersSection({ tailor, form, isOpen, onOpen, onClose }: NewOrdersSectionProps) {
  const [hasForm, setHasForm] = useState(false);
  const open = () => {
    setHasForm(true);
    onOpen();
  };
  useFragment(newOrdersFragment, () => {
    open();
    requestAnimationFrame(() => showRow(rowId));
  });
  return (
    <SectionRow
      id={rowId}
      title="New orders"
      now={bookState(tailor.fullUntil)}
      isOpen={isOpen}
      onOpen={open}
      onClose={onClose}
    >
      {hasForm && form}
    </SectionRow>
  );
}

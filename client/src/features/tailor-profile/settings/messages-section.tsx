import type { OrderBook } from '@shared/orders/book';
import { BRAND } from '@shared/site/brand';
import type { Tailor } from '@shared/tailor/contract';
import { useState } from 'react';
import { useReopenedForm } from '../../../forms/use-draft';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useBook } from '../../orders/queries';
import { MessagesForm } from './messages-form';
import { SectionRow } from './section-row';
import { messagesDraft } from './use-own-messages';

interface MessagesSectionProps {
  tailor: Tailor;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The messages to clients in the words of the product or of the shop. They are saved by themselves. */
export function MessagesSection({ tailor, isOpen, onOpen, onClose }: MessagesSectionProps) {
  const { data: book, isLoadingError, error, refetch } = useBook();
  const [hasForm, setHasForm] = useState(false);
  const open = () => {
    setHasForm(true);
    onOpen();
  };
  useReopenedForm(messagesDraft, book && open);
  return (
    <SectionRow
      id="settings-messages"
      title="Messages"
      now={book && summaryOf(book)}
      isOpen={isOpen}
      onOpen={open}
      onClose={onClose}
    >
      {isLoadingError && <LoadError title="The messages could not be loaded" error={error} retry={refetch} />}
      {!book && !isLoadingError && <Skeleton className="h-48" />}
      {book && hasForm && <MessagesForm book={book} tailor={tailor} />}
    </SectionRow>
  );
}

function summaryOf({ messages }: OrderBook): string {
  const own = Object.values(messages).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  return own === 0 ? `To clients, in ${BRAND}’s words` : `To clients, ${own} in your own words`;
}

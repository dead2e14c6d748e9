import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { garmentTags, tagCount } from './garment-tags';
import type { Paper } from './paper';
import { PaperPage, type PaperOf } from './paper-page';
import { Tag } from './tag';

/** Tags of one print. An order of 60 lines can have 60,000 garments. */
const perPrint = 60;

/** The tags of an order, one for each garment, to print. */
export function TagsPage() {
  return (
    <PaperPage title="Tags" subtitle="One for each garment of the order">
      {(shown, paper, content) => <Tags {...shown} paper={paper} content={content} />}
    </PaperPage>
  );
}

interface TagsProps extends PaperOf {
  paper: Paper;
  content: RefObject<HTMLDivElement | null>;
}

function Tags({ order, customer, paper, content }: TagsProps) {
  const [from, setFrom] = useState(1);
  const of = tagCount(order);
  const to = Math.min(of, from + perPrint - 1);
  return (
    <>
      {of > perPrint && (
        <div className="mb-4 flex w-full flex-wrap items-center gap-2 print:hidden">
          <p className="min-w-0 flex-1 text-small" role="status">
            Tags {from} to {to} of {of.toLocaleString('en')} are here to print.
          </p>
          <Button size="s" aria-disabled={from === 1 || undefined} onClick={() => setFrom(from - perPrint)}>
            Earlier
          </Button>
          <Button size="s" aria-disabled={to === of || undefined} onClick={() => setFrom(from + perPrint)}>
            Later
          </Button>
        </div>
      )}
      <div ref={content} className={paper === 'a4' ? onSheet : onStrip}>
        {garmentTags(order, from, perPrint).map((tag) => (
          <Tag key={tag.place} {...tag} order={order} paper={paper} clientName={customer.name} of={of} />
        ))}
      </div>
    </>
  );
}

const onStrip = 'grid max-w-full grid-cols-1 justify-items-center gap-em-4 text-roll';

/** A sheet of A4 has two columns of tags. */
const onSheet = `${onStrip} print:grid-cols-2`;

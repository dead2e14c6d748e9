import type { Order } from '@shared/orders/order';
import { cva, cx } from 'class-variance-authority';
import { Name } from '../../../ui/display/name';
import { Qr } from '../../../ui/display/qr';
import { orderPaths } from '../../../order-paths';
import { dayText, firstName } from '../words';
import type { GarmentTag } from './garment-tags';
import type { Paper } from './paper';
import { takenOn } from './paper-words';

interface TagProps extends GarmentTag {
  order: Order;
  paper: Paper;
  clientName: string;
  /** The garments of the order. */
  of: number;
}

/** The tag of one garment: the number to read from across the room, its place among the order's garments, and a code to the order. */
export function Tag({ order, paper, clientName, place, of, garment, wearer }: TagProps) {
  const { number, clothNote, dueOn } = order;
  return (
    <article className={tagClass({ isNarrow: paper === 'r58' })} aria-label={`Tag ${place} of ${of}, order ${number}`}>
      <span
        aria-hidden="true"
        className="absolute start-[1.1em] top-1/2 size-[1.1em] -translate-y-1/2 rounded-full border-2 border-ink bg-sunken print:bg-transparent"
      />
      <p className="grid justify-items-center gap-em-1 border-e border-dashed border-ink pe-[1em]">
        <b
          className={cx(
            'font-display font-semibold lining-nums tabular-nums',
            String(number).length > 4 ? 'text-em-lg/none' : 'text-em-2xl/none',
          )}
        >
          {number}
        </b>
        <span className="leading-none font-semibold tabular-nums">
          {place}/{of}
        </span>
      </p>
      <div className="min-w-0">
        <Name as="b" className="line-clamp-2 text-em-lg/tight wrap-anywhere">
          {garment}
        </Name>
        <p className="truncate" dir="auto">
          {wearer ?? firstName(clientName)}
        </p>
        {clothNote && (
          <p className="line-clamp-2 text-em-sm wrap-anywhere" dir="auto">
            {clothNote}
          </p>
        )}
        {dueOn && <p className="font-semibold">{dayText(dueOn, takenOn(order))}</p>}
      </div>
      <Qr
        url={location.origin + orderPaths.order(order.id)}
        label="QR code to the order, for signed-in use"
        className="h-em-20 w-em-20"
      />
    </article>
  );
}

/**
 * A tag is as wide as its roll, so that the lines of the preview are those of the paper. A print has a line between two tags, where they
 * are cut. It takes no height, which is measured in the preview.
 */
const tagClass = cva(
  'relative grid max-w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center bg-surface py-em-4 text-roll leading-snug text-ink white-paper [clip-path:polygon(1.6em_0,100%_0,100%_100%,1.6em_100%,0_calc(100%-1.6em),0_1.6em)] [print-color-adjust:exact] print:break-inside-avoid print:[clip-path:none] print:after:absolute print:after:inset-x-0 print:after:-bottom-[0.5em] print:after:border-b print:after:border-dashed print:after:border-ink',
  {
    variants: {
      isNarrow: {
        true: 'w-em-96 gap-em-3 ps-[2.75em] pe-[0.75em]',
        false: 'w-em-112 gap-em-4 ps-[3.25em] pe-[1.25em]',
      },
    },
  },
);

import { orderLinkPath } from '@shared/orders/link-path';
import { formatMoney } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { cva, cx } from 'class-variance-authority';
import { format } from 'date-fns';
import type { ReactNode, RefObject } from 'react';
import { Name } from '../../../ui/display/name';
import { Qr } from '../../../ui/display/qr';
import { isRoll, type Paper, papers } from './paper';
import type { PaperOf } from './paper-page';
import {
  clothWords,
  fittingWords,
  garmentWords,
  leftWords,
  paymentWords,
  priceWords,
  promiseWords,
  takenOn,
  totalWords,
} from './paper-words';

interface ReceiptProps extends PaperOf {
  paper: Paper;
  ref: RefObject<HTMLDivElement | null>;
}

/** A receipt, never an invoice. All sizes are in em, so that one drawing serves each paper and the preview. It is black on white. */
export function Receipt({ order, customer, tailor, paper, ref }: ReceiptProps) {
  const onRoll = isRoll(paper);
  return (
    <article ref={ref} className={paperClass({ paper })} aria-label={`Receipt, ${papers[paper]}`}>
      <header className={onRoll ? 'text-center' : undefined}>
        <Name as="p" className="text-em-lg/tight text-balance wrap-anywhere">
          {tailor.businessName}
        </Name>
        <p className="pt-em-1 text-em-sm/snug" dir="auto">
          {[tailor.city, tailor.state].filter(Boolean).join(', ')}
        </p>
        {tailor.phone && <p className="text-em-sm/snug tabular-nums">{tailor.phone}</p>}
      </header>
      <div className="flex items-end justify-between gap-em-4 border-t-2 border-ink pt-em-3">
        <div className="min-w-0">
          <p className="text-em-sm/snug">Receipt, {format(order.createdAt, 'd MMMM yyyy, H:mm')}</p>
          <Name as="h2" className="text-em-lg/tight wrap-anywhere">
            {customer.name}
          </Name>
        </div>
        <p className="flex-none font-display text-em-2xl/none font-semibold lining-nums tabular-nums">
          <span className="sr-only">Order </span>
          {order.number}
        </p>
      </div>
      <Sums order={order} />
      <Facts order={order} isInColumns={!onRoll} />
      <footer className="flex items-center justify-between gap-em-4 self-end border-t border-dashed border-ink pt-em-3 text-em-sm/snug">
        <div className="min-w-0">
          <p>
            Please bring this receipt, or ask with the number <b>{order.number}</b>.
          </p>
          {order.linkToken && <p className="pt-em-1">Scan the code to follow your order.</p>}
        </div>
        {order.linkToken && (
          <Qr
            url={location.origin + orderLinkPath(order.linkToken)}
            label="QR code to the client’s page of this order"
            className="h-em-22 w-em-22"
          />
        )}
      </footer>
    </article>
  );
}

function Sums({ order }: { order: Order }) {
  const { currency, garments, discount, payments } = order;
  const left = leftWords(order);
  return (
    <dl className="grid grid-cols-1 gap-em-1 border-t border-dashed border-ink pt-em-3">
      {garments.map((line) => (
        <Row key={line.id} term={garmentWords(line, currency)}>
          {priceWords(line, currency)}
        </Row>
      ))}
      {discount > 0 && <Row term="Discount">{formatMoney(-discount, currency)}</Row>}
      <Row term="Total" isSum>
        {totalWords(order)}
      </Row>
      {payments.map((payment) => (
        <Row key={payment.id} term={paymentWords(payment, takenOn(order))}>
          {formatMoney(Math.abs(payment.amount), currency)}
        </Row>
      ))}
      {left && (
        <div className="flex items-baseline justify-between gap-em-4 border-t-2 border-ink pt-em-2">
          <dt className="font-semibold">{left.term}</dt>
          <dd className="font-display text-em-xl/none font-semibold lining-nums tabular-nums">{left.amount}</dd>
        </div>
      )}
    </dl>
  );
}

interface RowProps {
  term: string;
  isSum?: boolean;
  children: ReactNode;
}

function Row({ term, isSum, children }: RowProps) {
  return (
    <div
      className={cx(
        'flex break-inside-avoid items-baseline justify-between gap-em-4',
        isSum && 'border-t border-ink pt-em-2 font-semibold',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="flex-none font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Facts({ order, isInColumns }: { order: Order; isInColumns: boolean }) {
  const promise = promiseWords(order);
  const notes = Object.entries({ Cloth: clothWords(order), Fitting: fittingWords(order) });
  return (
    <dl
      className={cx(
        'grid content-start gap-em-1 border-t border-dashed border-ink pt-em-3',
        isInColumns ? 'grid-cols-[3fr_2fr]' : 'grid-cols-1',
      )}
    >
      {promise && (
        <div className={isInColumns ? 'row-span-2' : undefined}>
          <dt className="text-em-sm/snug">{promise.term}</dt>
          <dd className="font-display text-em-lg/tight font-semibold lining-nums">{promise.day}</dd>
        </div>
      )}
      {order.stage === 'cancelled' && <Note term="Order">cancelled</Note>}
      {notes.map(
        ([term, words]) =>
          words && (
            <Note key={term} term={term}>
              {words}
            </Note>
          ),
      )}
    </dl>
  );
}

const Note = ({ term, children }: { term: string; children: string }) => (
  <div className="flex gap-em-2 text-em-sm/snug">
    <dt className="flex-none">{term}:</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const sheetClass =
  'min-h-[49.66em] w-em-140 grid-rows-[auto_auto_auto_auto_1fr] px-em-9 py-em-9 text-card [box-shadow:0_1px_3px_rgb(29_27_24/0.2)] print:min-h-0 print:w-full print:p-0 print:no-shadow';

/** A sheet is as high as its paper, or higher; a roll is as high as its text, and cut with pinking shears in the preview. */
const paperClass = cva(
  'grid max-w-full grid-cols-1 gap-em-4 bg-surface leading-snug text-ink white-paper [print-color-adjust:exact] print:mx-auto',
  {
    variants: {
      paper: {
        r58: 'w-em-96 content-start px-em-5 pt-em-7 pb-em-10 text-roll pinked print:[mask:none]',
        r80: 'w-em-112 content-start px-em-7 pt-em-8 pb-em-11 text-roll pinked print:[mask:none]',
        a6: sheetClass,
        a4: sheetClass,
      },
    },
  },
);

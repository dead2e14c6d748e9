import { isInHand } from '@shared/orders/from-client';
import type { LinkedOrder } from '@shared/orders/linked-order';
import { hoursTexts, otherTimes } from '@shared/tailor/fact-texts';
import { addressLine } from '@shared/places/address-line';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../../ui/controls/button';
import { PhoneIcon, WhatsappIcon } from '../../../ui/display/contact-icons';
import { CheckIcon, PinIcon } from '../../../ui/display/icons';
import { BellIcon } from '../../../ui/display/workroom-icons';
import { Card } from '../../../ui/layout/card';
import { Seam } from '../../../ui/layout/seam';
import { momentText, openText } from './link-words';

interface LinkActsProps {
  order: LinkedOrder;
  path: string;
}

/** What the client can do: ask for the order or say to have it, and contact the shop. Forms, because the page runs no script. */
export function LinkActs({ order, path }: LinkActsProps) {
  const { stage, tailor } = order;
  const hasForm = isInHand(stage) || stage === 'ready';
  const hasNumber = tailor.chatUrl !== null || tailor.callUrl !== null;
  return (
    <aside aria-label="Contact" className="grid min-w-0 content-start gap-4">
      <Card className="grid grid-cols-1 gap-3.5">
        {isInHand(stage) && <Remind order={order} path={path} />}
        {stage === 'ready' && <HaveIt order={order} path={path} />}
        {hasForm && hasNumber && <Seam />}
        <Numbers order={order} />
        {stage !== 'ready' && <Shop order={order} />}
      </Card>
      <p className="text-micro text-muted">
        This page is for you alone: whoever has its link can read it. It closes 30 days after{' '}
        {stage === 'cancelled' ? 'it was cancelled' : 'you collect'}.
      </p>
    </aside>
  );
}

function Remind({ order: { asked, today }, path }: LinkActsProps) {
  if (asked?.day === today) {
    return <Said>You asked {momentText(asked, today)}. Your tailor sees it. You can ask again tomorrow.</Said>;
  }
  return (
    <form method="post" action={`${path}/remind`} className="grid gap-1.5">
      <Button type="submit" size="lg" block>
        <BellIcon />
        Remind my tailor
      </Button>
      <p className="text-micro text-muted">
        {asked && `You last asked ${momentText(asked, today)}. `}Your tailor sees that you asked. You can ask once a
        day.
      </p>
    </form>
  );
}

function HaveIt({ order: { hasIt, today }, path }: LinkActsProps) {
  if (hasIt) return <Said>You said {momentText(hasIt, today)} that you have it. Your tailor sees it.</Said>;
  return (
    <form method="post" action={`${path}/collected`} className="grid gap-1.5">
      <Button type="submit" variant="primary" size="lg" block>
        <CheckIcon />I have it
      </Button>
      <p className="text-micro text-muted">Tells your tailor that you collected it.</p>
    </form>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-compact" role="status">
    <CheckIcon className="mt-0.5 size-5 flex-none text-action-ink" />
    <span>{children}</span>
  </p>
);

function Numbers({ order: { tailor, stage } }: Pick<LinkActsProps, 'order'>) {
  const { chatUrl, callUrl } = tailor;
  if (!chatUrl && !callUrl) return null;
  return (
    <div className={cx('grid gap-2', chatUrl && callUrl ? 'grid-cols-2' : 'grid-cols-1')}>
      {chatUrl && (
        <a
          className={buttonClass({ variant: stage === 'ready' ? 'secondary' : 'primary' })}
          href={chatUrl}
          rel="noreferrer"
        >
          <WhatsappIcon />
          WhatsApp
        </a>
      )}
      {callUrl && (
        <a className={buttonClass()} href={callUrl}>
          <PhoneIcon />
          Call
        </a>
      )}
    </div>
  );
}

function Shop({ order: { tailor, now } }: Pick<LinkActsProps, 'order'>) {
  const { openingHours } = tailor;
  const open = openText(openingHours, now);
  const week = openingHours ? hoursTexts(openingHours) : [];
  return (
    <p className="flex items-start gap-2 text-compact">
      <PinIcon className="mt-0.5 size-5 flex-none text-muted" />
      <span className="min-w-0">
        <span className="block wrap-anywhere" dir="auto">
          {addressLine(tailor)}
        </span>
        {open && <b className="block">{open}</b>}
        {week.length > 0 && (
          <span className="block text-micro text-muted">
            {week.join(', ')}
            {openingHours?.byAppointment && `. ${otherTimes}`}
          </span>
        )}
      </span>
    </p>
  );
}

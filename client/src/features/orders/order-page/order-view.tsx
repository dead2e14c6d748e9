import { paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import type { Stage } from '@shared/orders/stages';
import { useIsPhone } from '../../../lib/media-query';
import { Card } from '../../../ui/layout/card';
import { useCustomers } from '../../customers/queries';
import { useOrderForm } from '../order-form/use-order-form';
import { ClothAndPhotos } from '../photos/cloth-and-photos';
import { useSuggestions, useToday } from '../queries';
import { StageBar } from '../stage-bar';
import { firstName } from '../words';
import { ActionBar, OrderActs } from './order-acts';
import { CancelledNote } from './cancelled-note';
import { LinkPanel } from './link-panel';
import { Contact, Papers } from './contact';
import { useDayOf } from './dates';
import { Fittings } from './fittings';
import { Garments } from './garments';
import { Money } from './money';
import { OrderDialogs, questionBefore } from './order-dialogs';
import { OrderHead } from './order-head';
import { Promised } from './promised';
import { stageNote } from './stage-note';
import { useOrderDialog } from './use-order-dialog';
import { useOrderWrites } from './use-order-writes';
import { Part } from './part';

/** One order: on phones from top to bottom, from 900 px the work at the start, and day, money and client at the end. */
export function OrderView({ order: saved }: { order: Order }) {
  const isPhone = useIsPhone();
  const today = useToday();
  const dayOf = useDayOf();
  const { data: customers } = useCustomers();
  const writes = useOrderWrites(saved);
  const { dialog, open, close } = useOrderDialog(saved);
  const form = useOrderForm();
  useSuggestions(); // For the dialogs of payments: the way that was used last.
  const order = writes.shown;
  const customer = customers?.find(({ id }) => id === order.customerId);
  const clientName = customer?.name ?? 'Client';
  const isCancelled = order.stage === 'cancelled';
  const edit = () => form.open({ order: saved });
  const toStage = (stage: Stage) => {
    const question = questionBefore(stage, order);
    if (question) open(question);
    else void writes.moveTo(stage);
  };
  const acts = (name?: string) =>
    !isCancelled && (
      <OrderActs stage={order.stage} name={name} onTell={() => open({ name: 'tell' })} onStage={toStage} />
    );
  const promised = <Promised order={order} today={today} onMove={() => open({ name: 'move' })} />;
  const money = (
    <Money
      order={order}
      today={today}
      onAdd={() => open({ name: 'payment' })}
      onPayment={(payment) => open({ name: 'payment', payment })}
    />
  );
  const rest = (
    <>
      {customer && <Contact customer={customer} />}
      <LinkPanel order={saved} today={today} />
      <Papers orderId={order.id} />
    </>
  );
  return (
    <>
      <OrderHead
        order={order}
        today={today}
        clientName={clientName}
        acts={!isPhone && <div className="me-2 flex gap-2 empty:hidden">{acts(firstName(clientName))}</div>}
        onMore={() => open({ name: 'more' })}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 shell:cols-end-92">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 shell:gap-8">
          {isCancelled ? (
            <CancelledNote
              order={order}
              today={today}
              onTakeUp={(stage) => void writes.moveTo(stage)}
              onGiveBack={() => open({ name: 'payment', amount: -paidOf(order.payments) })}
            />
          ) : (
            <Card pad={false} className="px-1 py-2 shell:px-6 shell:py-4">
              <StageBar stage={order.stage} note={stageNote(order, today, dayOf)} onStage={toStage} />
            </Card>
          )}
          {isPhone && promised}
          <Garments order={order} today={today} writes={writes} onEdit={edit} />
          {isPhone && money}
          <Fittings
            order={order}
            today={today}
            onAdd={() => open({ name: 'fitting' })}
            onChange={({ id }) => open({ name: 'fitting', fittingId: id })}
            onFitted={({ id }) => writes.fitted(id)}
            onTell={() => open({ name: 'tell', kind: 'fitting' })}
          />
          <ClothAndPhotos order={order} onEdit={edit} onPhoto={(photoId) => open({ name: 'photo', photoId })} />
          <Notes order={order} onEdit={() => open({ name: 'notes' })} />
          {isPhone && rest}
        </div>
        {!isPhone && (
          <aside className="grid min-w-0 grid-cols-1 content-start gap-6" aria-label="Day, money and client">
            <Card>{promised}</Card>
            <Card>{money}</Card>
            <Card className="grid grid-cols-1 gap-4">{rest}</Card>
          </aside>
        )}
      </div>
      {isPhone && !isCancelled && <ActionBar>{acts()}</ActionBar>}
      <OrderDialogs
        {...{ order: saved, clientName, writes, dialog }}
        onOpen={open}
        onClose={close}
        onForm={form.open}
      />
      {form.dialog}
    </>
  );
}

interface NotesProps {
  order: Order;
  onEdit: () => void;
}

/** The notes, which never leave the workroom. They can be changed after the order is closed. */
function Notes({ order: { notes }, onEdit }: NotesProps) {
  return (
    <Part title="Notes" action={{ name: notes ? 'Edit' : 'Add', onPress: onEdit }}>
      {notes ? (
        <p className="max-w-measure text-compact text-pretty wrap-anywhere whitespace-pre-line" dir="auto">
          {notes}
        </p>
      ) : (
        <p className="text-small text-muted">For you alone: the client never sees them</p>
      )}
    </Part>
  );
}

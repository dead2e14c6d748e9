import { balanceOf, formatMoney } from '@shared/orders/money';
import { withMessage } from '@shared/tailor/chat-url';
import { whatsappUrl } from '@shared/tailor/phone';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths';
import { Button, buttonClass, LinkButton } from '../../../ui/controls/button';
import { WhatsappIcon } from '../../../ui/display/contact-icons';
import { Name } from '../../../ui/display/name';
import { SewnTag } from '../../../ui/display/sewn-tag';
import { MeasureIcon } from '../../../ui/display/workroom-icons';
import { Seam } from '../../../ui/layout/seam';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { receiptText } from '../papers/receipt-text';
import { useOrderActs } from '../use-order-acts';
import { firstName, garmentsText, longDay } from '../words';
import type { SavedOrder } from './save-order';

interface SavedSheetProps {
  order: SavedOrder;
  onClose: () => void;
}

/** After a new order is saved: the receipt is one tap away, and so are the measures. */
export function SavedSheet({ order, onClose }: SavedSheetProps) {
  const { number, customerId, dueOn, currency } = order;
  const left = balanceOf(order);
  const customer = useCustomers().data?.find(({ id }) => id === customerId);
  const name = customer?.name ?? 'Client';
  const { data: tailor } = useQuery(myTailorQuery);
  const acts = useOrderActs();
  const text = tailor ? receiptText(order, tailor) : '';
  const chat =
    whatsappUrl(customer?.whatsapp ?? customer?.phone ?? null, tailor?.country ?? '', text) ??
    // Without a number, WhatsApp asks for the chat.
    withMessage('https://wa.me/', text);
  return (
    <Dialog open onOpenChange={onClose} title={`Order ${number} saved`} keepsToast={order.numberWasTaken}>
      <DialogBody className="grid gap-3">
        <div className="flex items-center gap-3">
          <SewnTag tone="action" size="number">
            {number}
          </SewnTag>
          <p className="min-w-0 text-compact wrap-anywhere">
            <b dir="auto">{garmentsText(order)}</b> for <Name>{name}</Name>
          </p>
        </div>
        <Seam />
        <dl className="grid grid-cols-2 gap-3">
          <div>
            <dt className="text-micro text-muted">Ready by</dt>
            <dd className={factClass}>{dueOn ? longDay(dueOn) : 'No day yet'}</dd>
          </div>
          <div>
            <dt className="text-micro text-muted">Left to pay</dt>
            <dd className={factClass}>{left === undefined ? 'Price not agreed' : formatMoney(left, currency)}</dd>
          </div>
        </dl>
        <div className="grid gap-2 pt-1">
          <a
            href={chat}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
            onClick={() => void acts.told(order, 'taken')}
          >
            <WhatsappIcon />
            <span className="min-w-0 wrap-anywhere">
              Send receipt to <span dir="auto">{firstName(name)}</span>
            </span>
          </a>
          <LinkButton size="lg" block replace href={paths.takeMeasurements(customerId)} onClick={onClose}>
            <MeasureIcon />
            Take measurements
          </LinkButton>
        </div>
      </DialogBody>
      <DialogFoot className="pt-0! max-sm:border-t-0!">
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const factClass = 'font-display text-name font-semibold wrap-anywhere lining-nums tabular-nums';

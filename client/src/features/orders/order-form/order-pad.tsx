import { formatMoney } from '@shared/orders/money';
import { AmountPad } from '../../../ui/controls/amount-pad';
import { grouped, typedAmount } from '../typed-amount';
import { lastPrice } from './offered-garments';
import type { FieldsProps } from './order-fields';

/** The keys for the amount in hand: the price of a line, or what is paid. */
export function OrderPad({ values, put, currency, sums, hand, offered }: FieldsProps) {
  const line = values.garments.find(({ id }) => id === hand.name);
  const text = line ? line.price : values.paid;
  const price = line && lastPrice(offered, line);
  const offer = line ? price : sums.isOpen || sums.total <= 0 ? undefined : sums.total;
  const write = (typed: string) => {
    hand.type();
    if (!line) return put('paid', typed);
    put(
      'garments',
      values.garments.map((each) => (each === line ? { ...each, price: typed } : each)),
    );
  };
  return (
    <AmountPad
      text={hand.isFresh ? '' : text}
      onText={write}
      announcement={
        hand.isFresh ? undefined : `${line ? `Price of ${line.garment}` : 'Paid'} ${grouped(text, currency) || 'empty'}`
      }
      offer={
        offer === undefined
          ? undefined
          : { label: line ? 'Last' : 'All', text: typedAmount(offer, currency), shown: formatMoney(offer, currency) }
      }
      done="Done"
      onDone={hand.drop}
    />
  );
}

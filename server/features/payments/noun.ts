import { sql } from 'drizzle-orm';
import { orderLabels } from '@shared/orders/fields';
import { paymentLabels, paymentWayNames } from '@shared/payments/fields';
import { listFiles } from '../../archive/files';
import { amountCell } from '../../archive/format';
import { columnsOf, type ArchiveLine, type ArchiveReader } from '../../archive/reader';
import { keptWords, noun } from '../../noun';
import { customers } from '../customers/tables';
import { orders } from '../orders/tables';
import { paymentRoutes } from './routes';
import { paymentStore } from './store';
import { payments } from './tables';

interface PaymentLine extends ArchiveLine<typeof payments> {
  order: number;
  clientName: string;
  currency: string;
}

/** What clients paid for a tailor's orders. */
export const paymentNoun = noun({
  routes: paymentRoutes,
  table: payments,
  mine: paymentStore,
  archive: {
    comesBack: { as: 'payments' },
    files: [
      listFiles<PaymentLine>({
        name: 'payments',
        content: 'what was paid for your orders, and what was given back (below zero)',
        lines: paymentLines,
        headings: {
          ...{
            order: 'Order',
            clientName: 'Client',
            onDate: paymentLabels.onDate,
            amount: null,
            currency: null,
            method: null,
          },
          ...{ note: paymentLabels.note, id: null, orderId: null, createdAt: null, updatedAt: null },
        },
        moreColumns: {
          names: [paymentLabels.amount, orderLabels.currency, paymentLabels.method],
          cells: ({ amount, currency, method }) => [
            amountCell(amount, currency),
            currency,
            method ? paymentWayNames[method] : '',
          ],
        },
      }),
    ],
  },
  kept: [
    {
      name: 'Payments of your clients',
      tables: ['payments'],
      what: 'Amounts, days and notes of what your clients paid for orders, and how. Nobody else can read them.',
      why: 'To show what is left to pay.',
      howLong: keptWords.untilDeleted,
      wayOut: keptWords.inArchive,
    },
  ],
});

function paymentLines({ inBatches, isOwn }: ArchiveReader) {
  return inBatches<PaymentLine>(
    sql`select ${columnsOf(payments, ['tailorId'])}, ${orders.number} as "order", ${orders.currency} as currency,
        ${customers.name} as "clientName"
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
        join ${customers} on ${customers.id} = ${orders.customerId}
      where ${isOwn(payments)} order by ${orders.number}, ${payments.onDate}, ${payments.id}`,
  );
}

import { sql } from 'drizzle-orm';
import { numberCell } from '@shared/customers/number-cell';
import { customerLabels, customerNumbers } from '@shared/customers/values';
import { listFile, listFiles } from '../../archive/files';
import { ownLines } from '../../archive/reader';
import { keptWords, noun } from '../../noun';
import { contacts } from './contacts-file';
import { customerRoutes } from './routes';
import { customerStore } from './store';
import { customers } from './tables';

const lines = ownLines(customers, [sql`lower(${customers.name})`, customers.id]);

/** A tailor's clients. */
export const customerNoun = noun({
  routes: customerRoutes,
  table: customers,
  mine: customerStore,
  archive: {
    comesBack: { as: 'clients' },
    files: [
      listFiles({
        name: 'clients',
        content: 'your clients',
        lines,
        shownInCsv: Object.fromEntries(customerNumbers.map((name) => [name, numberCell])),
        headings: { ...customerLabels, createdAt: 'Added', updatedAt: 'Changed', id: null },
      }),
      listFile('clients.vcf', 'your clients as contacts (vCard 3.0), for a phone or an address book', lines, contacts),
    ],
  },
  kept: [
    {
      name: 'Your clients',
      tables: ['customers'],
      what: 'Names, numbers, notes and languages of your clients. Nobody else can read them.',
      why: 'To be your book of clients.',
      howLong: keptWords.untilDeleted,
      wayOut: keptWords.inArchive,
    },
  ],
});

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { changes, useDeviceWord } from '../../lib/device-words';
import { usePageTitle } from '../../lib/navigation/page-title';
import { useOfflineState } from '../../lib/offline-state';
import { paths } from '../../paths';
import { Switch } from '../../ui/controls/switch';
import { useAction } from '../../ui/feedback/use-action';
import { FormSection } from '../../ui/layout/form-section';
import { PageHead } from '../../ui/layout/page-head';
import { counted } from '../../features/orders/words';
import { type Book, currentBook } from '../book';
import { timeText } from './times';
import { useLeaveBook } from './use-leave-book';
import { waitingWords } from './waiting';

/** The settings of this device. They apply at once, and are no part of the profile. `homeScreen` adds the app to the home screen. */
export function DevicePage({ homeScreen }: { homeScreen?: ReactNode }) {
  const device = useDeviceWord();
  // The book opens after the first screen; the state changes when it is there.
  useOfflineState();
  const book = currentBook();
  usePageTitle(`This ${device}`);
  return (
    <>
      <PageHead
        title={`This ${device}`}
        subtitle={device === 'phone' ? 'Only for the phone in your hand' : 'Only for the computer before you'}
        backHref={paths.settings()}
        backLabel="Back to settings"
      />
      <FormSection title="Your book here">
        {book ? <KeptBook book={book} /> : <p>This browser cannot keep your book. It opens with a connection.</p>}
      </FormSection>
      {book && (
        <FormSection title={`Do others use this ${device}?`}>
          <ul role="list" className="grid gap-2.5 text-compact">
            <Point>
              Whoever can open this {device} can read the book. Lock the {device}, or switch this off.
            </Point>
            <Point>
              Logging out takes the book off the {device}. If changes are not sent yet, you are asked first.
            </Point>
            <Point>If another person logs in here, your book is taken off. What you have not sent stays for you.</Point>
            <Point>
              After more than 30 days without a connection, the book is taken off as soon as there is one. What was not
              sent stays.
            </Point>
          </ul>
        </FormSection>
      )}
      {homeScreen && <FormSection title="Home screen">{homeScreen}</FormSection>}
    </>
  );
}

function KeptBook({ book }: { book: Book }) {
  const state = useOfflineState();
  const { isKept, entries } = state;
  const device = useDeviceWord();
  /** What was chosen, until it is done. */
  const [wanted, setWanted] = useState<boolean>();
  const keep = useAction(
    async (isWanted: boolean) => {
      setWanted(isWanted);
      await book.keep(isWanted).finally(() => setWanted(undefined));
    },
    { failed: 'It could not be changed. Please try again.' },
  );
  const { leave, question } = useLeaveBook(() => keep(false), 'switch-off');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Switch
        label={<span className="font-medium">Keep my book on this {device}</span>}
        hint="Clients, measures and orders open without a connection, and what you write is kept until it is sent."
        checked={wanted ?? isKept}
        onChange={(isWanted) => void (isWanted ? keep(true) : leave())}
      />
      {(isKept || entries.length > 0) && (
        <dl className="grid gap-2 border-y border-hairline py-3 text-small/snug">
          {isKept && <Size book={book} />}
          <Line term="Not sent yet">
            {entries.length === 0 ? (
              'Nothing'
            ) : (
              <Link href={paths.unsent()} className="-my-3.5 inline-block py-3.5">
                {isKept ? changes(entries.length) : waitingWords(state).join(', ')}
              </Link>
            )}
          </Line>
        </dl>
      )}
      {question}
    </div>
  );
}

function Size({ book }: { book: Book }) {
  const { updatedAt, entries } = useOfflineState();
  const { data } = useQuery({
    queryKey: ['size of the book', updatedAt, entries.length],
    queryFn: book.size,
    gcTime: 0,
  });
  return (
    <>
      <Line term="Last updated">{updatedAt === undefined ? 'Not yet' : timeText(updatedAt)}</Line>
      {data && <Line term="Space">{sizeText(data)}</Line>}
    </>
  );
}

function sizeText({ bytes, customers, openOrders }: Awaited<ReturnType<Book['size']>>): string {
  const counts = `${counted(customers, 'client')} and ${counted(openOrders, 'open order')}`;
  return bytes === undefined ? counts : `${(Math.max(bytes, 50_000) / 1e6).toFixed(1)} MB, ${counts}`;
}

interface LineProps {
  term: string;
  children: ReactNode;
}

function Line({ term, children }: LineProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

const Point = ({ children }: { children: ReactNode }) => (
  <li className="relative ps-5 before:absolute before:start-0 before:top-2.5 before:h-0.5 before:w-3 before:bg-orange">
    {children}
  </li>
);

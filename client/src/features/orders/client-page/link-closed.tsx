import type { LinkedTailor } from '@shared/orders/linked-order';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/controls/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Logo } from '../../../ui/layout/logo';
import { LinkFrame } from './link-frame';

/** Where the page of an order was, until 30 days after it was closed. */
export function LinkFinished({ tailor, isCancelled }: { tailor: LinkedTailor; isCancelled: boolean }) {
  return (
    <LinkFrame tailor={tailor}>
      <div className="mx-auto max-w-104">
        <EmptyState
          as="h1"
          picture={<Hanger />}
          title="This order is finished"
          text={`It was ${isCancelled ? 'cancelled' : 'collected'} more than 30 days ago, so its page is closed.`}
          action={
            <a className={buttonClass({ variant: 'primary' })} href={paths.tailor(tailor.profileSlug)}>
              See {tailor.businessName}
            </a>
          }
        />
      </div>
    </LinkFrame>
  );
}

interface LinkWithoutShopProps {
  /** The path of another try. */
  path: string;
  isUnavailable?: boolean;
}

/** Where a link leads to nothing, or to what cannot be read at the moment. */
export function LinkWithoutShop({ path, isUnavailable = false }: LinkWithoutShopProps) {
  return (
    <>
      <header className="wrap flex min-h-bar items-center border-b border-hairline">
        <Logo inHeader={false} />
      </header>
      <main id="main" tabIndex={-1} className="wrap">
        <EmptyState
          as="h1"
          picture={<Hanger />}
          {...(isUnavailable ? unavailable : missing)}
          action={
            <a className={buttonClass()} href={path}>
              Try again
            </a>
          }
        />
      </main>
    </>
  );
}

const missing = {
  title: 'Not found yet',
  text: 'If you were just given this link, try again in an hour. Otherwise ask your tailor for a new one: links can be changed.',
};

const unavailable = {
  title: 'One moment, please',
  text: 'Your order cannot be shown right now. Please try again in a minute.',
};

/** An empty hanger. */
function Hanger() {
  return (
    <svg
      viewBox="0 0 120 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M60 22v-4a6 6 0 1 1 6-6" />
      <path d="M60 22 98 46c3 2 2 6-2 6H24c-4 0-5-4-2-6z" />
      <path d="M36 60h48" stroke="var(--orange)" strokeWidth="2.2" strokeDasharray="5 4" />
    </svg>
  );
}

import { daysBetween, type Day } from '@shared/orders/days';
import { linkedDays } from '@shared/orders/linked-order';
import { orderLinkPath } from '@shared/orders/link-path';
import type { Order } from '@shared/orders/order';
import { useId, useState } from 'react';
import { copyLink } from '../../../lib/share';
import { Button, buttonClass } from '../../../ui/controls/button';
import { Switch } from '../../../ui/controls/switch';
import { Badge } from '../../../ui/display/badge';
import { CopyIcon, OpenIcon } from '../../../ui/display/workroom-icons';
import { toast } from '../../../ui/feedback/toast';
import { useAction } from '../../../ui/feedback/use-action';
import { useChangeLink, useMakeLink } from '../queries';
import { LinkQuestion, type LinkChange } from './link-question';

/** The page behind the link: what the client sees of this order, and whether there is a link. */
export function LinkPanel({ order, today }: { order: Order; today: Day }) {
  const id = useId();
  const { linkToken, closedOn } = order;
  const isFinished = closedOn !== null && daysBetween(closedOn, today) > linkedDays;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-h3">
          Client’s page
        </h2>
        {isFinished ? <Badge>Finished</Badge> : linkToken ? <Badge tone="ok">Link on</Badge> : <Badge>Link off</Badge>}
      </div>
      <p className="text-small text-muted">
        {isFinished
          ? `It closed ${linkedDays} days after the order.`
          : 'Stage, promised day, fitting and shown photos. No name, no prices, no notes.'}
      </p>
      {!isFinished && (linkToken ? <Linked order={order} token={linkToken} /> : <Unlinked order={order} />)}
    </section>
  );
}

/** Side by side, or below one another where large text leaves no room. */
const pairClass = 'mt-1 flex flex-wrap gap-2 *:flex-1';

function Linked({ order, token }: { order: Order; token: string }) {
  const [asked, setAsked] = useState<LinkChange>();
  const change = useChangeLink();
  const path = orderLinkPath(token);
  const show = useAction((showsBalance: boolean) => change.mutateAsync({ row: order, body: { showsBalance } }), {
    failed: 'The link could not be changed',
  });
  const copy = async () => {
    const outcome = await copyLink(location.origin + path);
    toast(outcome === 'copied' ? { title: 'Link copied' } : notCopied);
  };
  return (
    <>
      <Switch
        label={<span className="text-compact">Show what is left to pay</span>}
        checked={change.isPending ? change.variables.body.showsBalance : order.linkShowsBalance}
        onChange={(showsBalance) => void show(showsBalance)}
      />
      <div className={pairClass}>
        <Button onClick={() => void copy()}>
          <CopyIcon />
          Copy link
        </Button>
        <a className={buttonClass()} href={path} target="_blank" rel="noreferrer">
          <OpenIcon />
          View
        </a>
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button variant="action" size="s" onClick={() => setAsked('new')}>
          New link
        </Button>
        <Button variant="action" size="s" onClick={() => setAsked('off')}>
          Turn off
        </Button>
      </div>
      {asked && <LinkQuestion order={order} change={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const notCopied = {
  title: 'Not copied',
  description: 'The link could not be copied. Open the page with View and copy its address.',
  variant: 'destructive',
} as const;

function Unlinked({ order }: { order: Order }) {
  const make = useMakeLink();
  const turnOn = useAction(() => make.mutateAsync({ row: order, body: undefined }), {
    failed: 'The link could not be made',
  });
  return (
    <div className={pairClass}>
      <Button busy={make.isPending} onClick={() => void turnOn()}>
        Make a link
      </Button>
    </div>
  );
}

import type { LinkedOrder, LinkPage } from '@shared/orders/linked-order';
import { Router } from 'wouter';
import { StageBar } from '../stage-bar';
import { LinkActs } from './link-acts';
import { LinkFinished, LinkWithoutShop } from './link-closed';
import { LinkFacts } from './link-facts';
import { LinkFrame } from './link-frame';
import { LinkGarments } from './link-garments';
import { stageDay, stageTitles } from './link-words';

/** The page behind the link of an order. Only the server renders it: its HTML runs no script, and its buttons are forms. */
export function LinkScreen({ page }: { page: LinkPage }) {
  return <Router ssrPath="/">{screenOf(page)}</Router>;
}

function screenOf(page: LinkPage) {
  switch (page.kind) {
    case 'order':
      return <OrderForClient order={page.order} path={page.path} />;
    case 'finished':
      return <LinkFinished tailor={page.tailor} isCancelled={page.isCancelled} />;
    default:
      return <LinkWithoutShop path={page.path} isUnavailable={page.kind === 'unavailable'} />;
  }
}

function OrderForClient({ order, path }: { order: LinkedOrder; path: string }) {
  const { tailor, number, stage, days } = order;
  const dayTexts = Object.fromEntries(Object.entries(days).map(([reached, day]) => [reached, stageDay(day)]));
  return (
    <LinkFrame tailor={tailor}>
      <div className="grid grid-cols-1 gap-6 lg:cols-end-86 lg:gap-x-16">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <div>
            <p className="text-small text-muted">Order {number}</p>
            <h1 className="text-h2">{stageTitles[stage]}</h1>
          </div>
          {stage !== 'cancelled' && <StageBar stage={stage} days={dayTexts} />}
          <LinkFacts order={order} path={path} />
          <LinkGarments order={order} />
        </div>
        <LinkActs order={order} path={path} />
      </div>
    </LinkFrame>
  );
}

import type { OwnDecision } from '@shared/moderation/decisions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageTitle } from '../../lib/navigation/page-title';
import { markRead } from '../../lib/pages/read-mark';
import { useIsSuspended } from '../../lib/api/own-account';
import { useSession } from '../../lib/api/session';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadError } from '../../ui/feedback/load-error';
import { Loaded } from '../../ui/feedback/loaded';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/layout/page-head';
import { DecisionCard } from './decision-card';
import { decisionsQuery, newsAt } from './queries';

/** What the operator of the site decided about the tailor's page and pictures, and the appeals against it. */
export function DecisionsPage() {
  usePageTitle('Decisions');
  const decisions = useQuery(decisionsQuery);
  return (
    <>
      <PageHead
        title="Decisions"
        subtitle="What the people who run this site decided about your page"
        backHref={paths.dashboard()}
        backLabel="Back to dashboard"
      />
      <Loaded
        of={{ decisions }}
        pending={<ListSkeleton rows={2} />}
        failed={(failure) => <LoadError title="The decisions did not load" {...failure} />}
      >
        {(loaded) => <Decisions decisions={loaded.decisions} />}
      </Loaded>
    </>
  );
}

function Decisions({ decisions }: { decisions: readonly OwnDecision[] }) {
  const { user } = useSession();
  const isSuspended = useIsSuspended();
  useEffect(() => {
    const latest = decisions.map(newsAt).sort().at(-1);
    if (user && latest) markRead(user.id, latest);
  }, [user, decisions]);
  if (decisions.length === 0) {
    const text = isSuspended
      ? 'A decision about an earlier account of yours is in force.'
      : 'Nothing of yours is hidden.';
    return <EmptyState title={isSuspended ? 'Your account is suspended' : 'No decisions'} text={text} />;
  }
  return (
    <ul className="grid max-w-measure gap-4" role="list">
      {decisions.map((decision) => (
        <DecisionCard key={decision.id} decision={decision} all={decisions} />
      ))}
    </ul>
  );
}

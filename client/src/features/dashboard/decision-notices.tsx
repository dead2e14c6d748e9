import { useState } from 'react';
import type { OwnDecision } from '@shared/moderation/decisions';
import { hold } from '@shared/moderation/acts';
import { answerWords, outcomeWords } from '@shared/moderation/decision-words';
import type { OwnImage } from '@shared/gallery/contract';
import type { Tailor } from '@shared/tailor/contract';
import { useQuery } from '@tanstack/react-query';
import { readUntil } from '../../lib/pages/read-mark';
import { useSession } from '../../lib/api/session';
import { paths } from '../../paths';
import { DecisionNotice } from '../../moderation/decision-notice';
import { LinkButton } from '../../ui/controls/button';
import { Attention } from '../../ui/feedback/attention';
import { decisionsQuery, newsAt, usePageState } from '../decisions/queries';

/** News older than this is not shown, also if it was not read on this device. */
const newsDays = 30;

interface DecisionNoticesProps {
  tailor: Tailor;
  images: readonly OwnImage[] | undefined;
}

/** Says what the operator of the site hides of the page, and changes of that. Empty without either. */
export function DecisionNotices({ tailor, images = [] }: DecisionNoticesProps) {
  const state = usePageState(tailor);
  const hiddenPictures = images.filter(({ hiddenAt }) => hiddenAt).length + (tailor.profilePictureHiddenAt ? 1 : 0);
  return (
    <section aria-label="Decisions about your page" className="peer/notice mb-6 grid gap-3 empty:hidden">
      {state === 'held' && (
        <Attention text="Your page is not public yet: the people who run this site look at new pages first.">
          <LinkButton href={paths.settings()}>Complete your profile</LinkButton>
        </Attention>
      )}
      {state === 'hidden' && (
        <DecisionNotice text="Your page is hidden from visitors by the people who run this site." />
      )}
      {state === 'suspended' && (
        <DecisionNotice text="Your account is suspended: visitors do not find your page, and you cannot publish until the people who run this site lift it. Your clients, measurements and orders stay open to you." />
      )}
      {hiddenPictures > 0 && state !== 'suspended' && <DecisionNotice text={hiddenPicturesText(hiddenPictures)} />}
      <News isPublic={state === 'public'} />
    </section>
  );
}

const hiddenPicturesText = (count: number) =>
  count === 1
    ? 'A picture of yours is hidden from visitors by the people who run this site.'
    : `${count} of your pictures are hidden from visitors by the people who run this site.`;

/** The latest restoration or answer that the user has not read on this device. */
function News({ isPublic }: { isPublic: boolean }) {
  const { user } = useSession();
  const { data: all = [] } = useQuery(decisionsQuery);
  const [now] = useState(() => new Date());
  // The end of a hold is news only if the page is shown: otherwise the decision that followed is.
  const [latest] = all.filter(({ act }) => act !== hold || isPublic).sort((a, b) => newsAt(b).localeCompare(newsAt(a)));
  if (!latest || !user) return null;
  const at = newsAt(latest);
  if (!isRecent(at, now) || at <= readUntil(user.id)) return null;
  return <DecisionNotice text={newsText(latest, all)} label="Read the decision" />;
}

const isRecent = (at: string, now: Date) => now.getTime() - Date.parse(at) < newsDays * 24 * 3_600_000;

function newsText(decision: OwnDecision, all: readonly OwnDecision[]): string {
  const { appeal, endedAt } = decision;
  const isAnswer = appeal?.answeredAt != null && (endedAt ?? '') <= appeal.answeredAt;
  return [isAnswer && answerWords(appeal?.granted ?? false), endedAt && outcomeWords(decision, all)]
    .filter(Boolean)
    .join(' ');
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Tailor } from '@shared/tailor/contract';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { PageNotice } from '../../../ui/layout/page-notice';
import { PlainHeader } from '../../../ui/layout/plain-header';
import { type PageState, usePageState } from '../../decisions/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { EmptyHanger } from '../drawings';

interface OwnHiddenPageProps {
  slug: string;
  /** Shown for every other address. */
  otherwise: ReactNode;
}

/** For the owner of a page that visitors do not see: says why. */
export function OwnHiddenPage({ slug, otherwise }: OwnHiddenPageProps) {
  // The page may have been hidden since the profile was loaded.
  const { data: tailor, isPending } = useQuery({ ...myTailorQuery, staleTime: 0 });
  if (isPending) return null;
  return tailor?.profileSlug === slug ? <Own tailor={tailor} otherwise={otherwise} /> : otherwise;
}

const words: Readonly<Record<Exclude<PageState, 'public'>, { title: string; text: string }>> = {
  held: {
    title: 'Your page is not public yet',
    text: 'The people who run this site look at new pages first. Visitors find yours after that.',
  },
  hidden: {
    title: 'Your page is hidden',
    text: 'The people who run this site hide it from visitors, who read here that it does not exist.',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'Visitors do not find your page, and you cannot publish until the people who run this site lift it.',
  },
};

function Own({ tailor, otherwise }: { tailor: Tailor; otherwise: ReactNode }) {
  const state = usePageState(tailor);
  if (state === 'public') return otherwise;
  return state && <Hidden state={state} />;
}

function Hidden({ state }: { state: keyof typeof words }) {
  const { title, text } = words[state];
  usePageTitle(title);
  return (
    <>
      <PlainHeader ownHref={paths.dashboard()} />
      <PageNotice
        picture={
          <div className="w-36">
            <EmptyHanger />
          </div>
        }
        title={title}
        text={text}
      >
        <LinkButton variant="primary" size="lg" href={paths.decisions()}>
          {state === 'held' ? 'Read more' : 'Why, and how to appeal'}
        </LinkButton>
      </PageNotice>
    </>
  );
}

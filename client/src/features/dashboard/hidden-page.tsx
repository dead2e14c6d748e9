import { hold } from '@shared/decisions';
import type { Tailor } from '@shared/tailor';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { Attention } from '../../ui/feedback/attention';
import { decisionsQuery } from '../decisions/queries';

/** Says that the operator of the site hides the page, or has not looked at it yet. Empty for a public one. */
export function HiddenPage({ tailor }: { tailor: Tailor }) {
  return tailor.hiddenAt !== null && <Hidden />;
}

function Hidden() {
  const { data } = useQuery(decisionsQuery);
  const waits = data?.some(({ act, endedAt }) => act === hold && endedAt === null);
  return (
    <section aria-label="Hidden page" className="mb-6">
      {waits ? (
        <Attention text="Your page is not public yet: the people who run this site look at new pages first.">
          <LinkButton href={paths.settings()}>Complete your profile</LinkButton>
        </Attention>
      ) : (
        <Attention text="Your page is hidden from visitors by the people who run this site.">
          <LinkButton href={paths.decisions()}>Why, and how to appeal</LinkButton>
        </Attention>
      )}
    </section>
  );
}

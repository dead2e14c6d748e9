import type { Tailor } from '@shared/tailor';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { Attention } from '../../ui/feedback/attention';

/** Says that the operator of the site hides the page. Empty for a public one. */
export function HiddenPage({ tailor }: { tailor: Tailor }) {
  if (tailor.hiddenAt === null) return null;
  return (
    <section aria-label="Hidden page" className="mb-6">
      <Attention text="Your page is hidden from visitors by the people who run this site.">
        <LinkButton href={paths.decisions()}>Why, and how to appeal</LinkButton>
      </Attention>
    </section>
  );
}

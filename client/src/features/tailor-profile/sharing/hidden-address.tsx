import { paths } from '../../../paths';
import { DecisionNotice } from '../../../moderation/decision-notice';
import type { PageState } from '../../decisions/queries';
import { Fact, Facts } from '../settings/facts';

interface HiddenAddressProps {
  slug: string;
  state: Exclude<PageState, 'public'>;
}

const texts: Readonly<Record<HiddenAddressProps['state'], string>> = {
  held: 'The people who run this site look at new pages first. Your link, your QR code and your sign will be here when visitors see your page.',
  hidden: 'Your page is hidden from visitors, so its link, QR code and sign lead nowhere now.',
  suspended: 'Your account is suspended, so the link, the QR code and the sign of your page lead nowhere now.',
};

/** The address of a page that visitors do not see, shown instead of links to it. */
export function HiddenAddress({ slug, state }: HiddenAddressProps) {
  return (
    <>
      <Facts>
        <Fact label="Profile URL" full>
          {paths.tailor(slug)}
        </Fact>
      </Facts>
      <DecisionNotice text={texts[state]} label={state === 'held' ? 'Read more' : undefined} />
    </>
  );
}

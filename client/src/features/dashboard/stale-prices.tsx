import { arePricesStale, setInText } from '@shared/tailor/fact-texts';
import type { Tailor } from '@shared/tailor/contract';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { Attention } from '../../ui/feedback/attention';
import { useConfirmPrices } from '../tailor-profile/queries';

/** Asks to confirm or change prices that were set more than a year ago. Empty for newer ones. */
export function StalePrices({ tailor }: { tailor: Tailor }) {
  const { confirm, isPending } = useConfirmPrices(tailor);
  const { pricesSetAt } = tailor;
  if (pricesSetAt === null || !arePricesStale(pricesSetAt, new Date())) return null;
  return (
    <section aria-label="Prices" className="peer/notice mb-6">
      <Attention text={`Your prices say “${setInText(pricesSetAt)}”. Are they still right?`}>
        <LinkButton href={paths.pricesInSettings()}>Change prices</LinkButton>
        <Button busy={isPending} onClick={() => void confirm()}>
          They are still right
        </Button>
      </Attention>
    </section>
  );
}

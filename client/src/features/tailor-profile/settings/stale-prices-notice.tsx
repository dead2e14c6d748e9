import { useState } from 'react';
import { arePricesStale, setInText } from '@shared/tailor/fact-texts';
import type { Tailor } from '@shared/tailor/contract';
import { Button } from '../../../ui/controls/button';
import { Attention } from '../../../ui/feedback/attention';
import { useConfirmPrices } from '../queries';

/** Asks to confirm prices that were set more than a year ago. Empty for newer ones. */
export function StalePricesNotice({ tailor }: { tailor: Tailor }) {
  const { confirm, isPending } = useConfirmPrices(tailor);
  const [now] = useState(() => new Date());
  const { pricesSetAt } = tailor;
  if (pricesSetAt === null || !arePricesStale(pricesSetAt, now)) return null;
  return (
    <Attention text={`Your prices say “${setInText(pricesSetAt)}”. Are they still right?`}>
      <Button busy={isPending} onClick={() => void confirm()}>
        They are still right
      </Button>
    </Attention>
  );
}

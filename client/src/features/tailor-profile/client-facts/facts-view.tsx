import { amountText, homeVisitText, openingHoursText, setInText, turnaroundText } from '@shared/tailor/fact-texts';
import { languageName } from '@shared/tailor/languages';
import type { Tailor } from '@shared/tailor/contract';
import { Fact, Facts } from '../settings/facts';
import { StalePricesNotice } from '../settings/stale-prices-notice';
import { factLabels } from './titles';

/** The facts that clients ask for first, to read; a notice about old prices. */
export function FactsView({ tailor }: { tailor: Tailor }) {
  const { openingHours, fromPrices, pricesSetAt, turnaround, homeVisits, homeVisitMeters, country } = tailor;
  return (
    <>
      <Facts>
        <Fact label={factLabels.openingHours} full>
          {openingHours && openingHoursText(openingHours)}
        </Fact>
        <Fact label={factLabels.fromPrices} full>
          {fromPrices && (
            <>
              {fromPrices.items
                .map(({ garment, amount }) => `${garment} ${amountText(amount, fromPrices.currency)}`)
                .join(', ')}
              {pricesSetAt && <small className="block text-micro text-muted">{setInText(pricesSetAt)}</small>}
            </>
          )}
        </Fact>
        <Fact label={factLabels.turnaround}>{turnaround && turnaroundText(turnaround)}</Fact>
        <Fact label={factLabels.homeVisits}>{homeVisits && homeVisitText(homeVisitMeters, country)}</Fact>
        <Fact label={factLabels.languages} full>
          {tailor.languages.map(languageName).join(', ')}
        </Fact>
        <Fact label={factLabels.paymentMethods} full>
          {tailor.paymentMethods.join(', ')}
        </Fact>
      </Facts>
      <StalePricesNotice tailor={tailor} />
    </>
  );
}

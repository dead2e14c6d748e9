import { amountText, setInText, type FromPrices as Prices } from '@shared/tailor/fact-texts';

/** Number of prices that are shown before the others are folded. */
const SHOWN = 5;

/** The lowest price of each garment, and when the prices were set. */
export function FromPrices({ prices, setAt }: { prices: Prices; setAt: string | null }) {
  const { items, currency } = prices;
  const rest = items.slice(SHOWN);
  return (
    <>
      {items.slice(0, SHOWN).map((item) => (
        <dd key={item.garment}>
          <Price {...item} currency={currency} />
        </dd>
      ))}
      {rest.length > 0 && (
        <dd>
          <details>
            <summary className="min-h-7 cursor-pointer py-0.5 text-small text-action-ink pointer-coarse:py-2.5">
              {rest.length === 1 ? '1 more price' : `${rest.length} more prices`}
            </summary>
            <ul role="list">
              {rest.map((item) => (
                <li key={item.garment}>
                  <Price {...item} currency={currency} />
                </li>
              ))}
            </ul>
          </details>
        </dd>
      )}
      {setAt && <dd className="text-micro leading-snug text-muted">{setInText(setAt)}</dd>}
    </>
  );
}

function Price({ garment, amount, currency }: { garment: string; amount: number; currency: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{garment}</span>
      <b className="font-semibold whitespace-nowrap">from {amountText(amount, currency)}</b>
    </span>
  );
}

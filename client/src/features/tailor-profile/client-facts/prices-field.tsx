import { currencyOf } from '@shared/tailor/currencies';
import { amountText, arePricesStale, type FromPrices, setInText } from '@shared/tailor/fact-texts';
import { garmentNames } from '@shared/tailor/garments';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field, FieldNotes, hintClass, labelClass, Optional } from '../../../ui/controls/field';
import { inputClass, InputGroup } from '../../../ui/controls/input';
import { fieldId, useProfileContext } from '../profile-form';
import { CurrencyField } from './currency-field';
import { factLabels } from './titles';
import { WholeAmountInput } from './whole-amount-input';
import { Button } from '../../../ui/controls/button';
import { Attention } from '../../../ui/feedback/attention';

/** The lowest price of each chosen garment, in one currency. `savedAt` is when the saved prices were set. */
export function PricesField({ savedAt }: { savedAt: string | null }) {
  const { control, formState } = useProfileContext();
  const { ref, value, onChange, onBlur } = useController({ control, name: 'fromPrices' }).field;
  const [made = [], country] = useWatch({ control, name: ['serviceCategories', 'country'] });
  const prices = value ?? null;
  const [chosenCurrency, setCurrency] = useState<string>();
  const currency = prices?.currency ?? chosenCurrency ?? currencyOf(country);
  const errors = formState.errors.fromPrices;
  const id = fieldId('fromPrices');
  const garments = garmentNames.filter((name) => made.includes(name));
  const change = (garment: string, amount: number | null) =>
    onChange(withPrice(prices ?? { currency, items: [] }, garment, amount));
  const changeCurrency = (code: string) => {
    setCurrency(code);
    if (prices) onChange({ ...prices, currency: code });
  };
  return (
    <fieldset id={id} ref={ref} tabIndex={-1} className="grid max-w-104 min-w-0 gap-3" onBlur={onBlur}>
      <legend className={labelClass({ className: 'mb-1.5' })}>
        {factLabels.fromPrices}
        <Optional />
      </legend>
      {garments.length === 0 ? (
        <p className={hintClass}>Choose the garments you make first. Each can then have a price.</p>
      ) : (
        <>
          <CurrencyField labelHidden value={currency} onChange={changeCurrency} error={errors?.currency?.message} />
          {garments.map((garment) => {
            const index = prices?.items.findIndex((item) => item.garment === garment) ?? -1;
            return (
              <PriceRow
                key={garment}
                garment={garment}
                currency={currency}
                amount={prices?.items[index]?.amount ?? null}
                error={errors?.items?.[index]?.amount?.message}
                onChange={(amount) => change(garment, amount)}
              />
            );
          })}
          <p className={hintClass}>
            The lowest price of a garment, in whole amounts. Your page says when they were set.
          </p>
        </>
      )}
      {prices && savedAt && <PricesAge setAt={savedAt} />}
      <FieldNotes id={id} error={errors?.message ?? errors?.root?.message ?? errors?.items?.message} />
    </fieldset>
  );
}

/** Returns the prices with another amount of a garment, in the order of the catalogue; null without any. */
function withPrice({ currency, items }: FromPrices, garment: string, amount: number | null): FromPrices | null {
  const amounts = new Map<string, number>(items.map((item) => [item.garment, item.amount]));
  if (amount === null) amounts.delete(garment);
  else amounts.set(garment, amount);
  const left = garmentNames.flatMap((name) => {
    const each = amounts.get(name);
    return each === undefined ? [] : [{ garment: name, amount: each }];
  });
  return left.length > 0 ? { currency, items: left } : null;
}

interface PriceRowProps {
  garment: string;
  currency: string;
  amount: number | null;
  error: string | undefined;
  onChange: (amount: number | null) => void;
}

function PriceRow({ garment, currency, amount, error, onChange }: PriceRowProps) {
  // Formats a number and removes its digits, which leaves the sign: '₦', 'KES'.
  const sign = amountText(0, currency)
    .replace(/[\d\s]+/g, ' ')
    .trim();
  return (
    <Field
      label={garment}
      error={error}
      hint={amount !== null && amount >= 1000 ? `= ${amountText(amount, currency)}` : undefined}
      className="cols-end-40 items-center gap-x-3 [&>[role=alert]]:col-span-full"
    >
      {(control) => (
        <InputGroup invalid={Boolean(error)}>
          <span className="flex items-center ps-3.5 pe-1 text-muted">{sign}</span>
          <WholeAmountInput
            {...control}
            className={inputClass({ framed: true, start: 'narrow' })}
            value={amount}
            currency={currency}
            onChange={onChange}
          />
        </InputGroup>
      )}
    </Field>
  );
}

/** Says when the saved prices were set, and asks to confirm those that are more than a year old. */
function PricesAge({ setAt }: { setAt: string }) {
  const { control, setValue } = useProfileContext();
  const isConfirmed = useWatch({ control, name: 'confirmsPrices' });
  const [now] = useState(() => new Date());
  const isStale = arePricesStale(setAt, now);
  return (
    <div role="status">
      {!isStale ? (
        <p className={hintClass}>{setInText(setAt)}.</p>
      ) : isConfirmed ? (
        <p className={hintClass}>Confirmed as soon as you save.</p>
      ) : (
        <Attention text={`${setInText(setAt)}, more than a year ago. Change the prices, or confirm them.`}>
          <Button onClick={() => setValue('confirmsPrices', true, { shouldDirty: true })}>They are still right</Button>
        </Attention>
      )}
    </div>
  );
}

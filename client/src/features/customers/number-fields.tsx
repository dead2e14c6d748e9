import type { Customer, CustomerInput, customerInputSchema } from '@shared/customers/contract';
import { internationalNumber } from '@shared/tailor/phone';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { input } from 'zod/mini';
import type { RowForm } from '../../forms/use-row-form';
import { useSettled } from '../../lib/use-settled';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { FigureField } from '../../ui/controls/figure-field';
import { Name } from '../../ui/display/name';
import { myTailorQuery } from '../tailor-profile/queries';
import { numberOwners } from '../../customers/number-owners';
import { useCustomers } from './queries';

interface NumberFieldsProps {
  form: RowForm<input<typeof customerInputSchema>, CustomerInput>;
  /** The client of the form, if it exists. */
  id: string | undefined;
}

/** After this pause in typing, in milliseconds, a number is read. */
const pauseMs = 600;

const telephone = { type: 'tel', inputMode: 'tel', autoComplete: 'off', enterKeyHint: 'next', optional: true } as const;

/** The fields for phone and WhatsApp, with a hint on a number that cannot be one, and the client who has it already. */
export function NumberFields({ form, id }: NumberFieldsProps) {
  const [phone, whatsapp] = form.watch(['phone', 'whatsapp']).map((number) => number ?? '') as [string, string];
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const useForWhatsApp = () => {
    form.setValue('whatsapp', phone, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    form.setFocus('whatsapp');
  };
  return (
    <>
      <FigureField {...form.field('phone')} half {...telephone} hint={useNumberHint(phone, country)} />
      <div data-half className="grid content-start gap-1">
        <FigureField {...form.field('whatsapp')} {...telephone} hint={useNumberHint(whatsapp, country)} />
        {phone.trim() !== '' && phone !== whatsapp && (
          <Button variant="action" size="s" className="-ms-3 justify-self-start" onClick={useForWhatsApp}>
            WhatsApp is the same number
          </Button>
        )}
      </div>
      <NumberOwner numbers={[phone, whatsapp]} country={country} id={id} />
    </>
  );
}

/** A local number is only read if the tailor's country is known. */
function useNumberHint(typed: string, country: string): string | undefined {
  const number = useSettled(typed, pauseMs).trim();
  if (number === '' || (country === '' && !/^(\+|00)/.test(number))) return undefined;
  return internationalNumber(number, country) ? undefined : 'This does not look like a whole phone number.';
}

interface NumberOwnerProps {
  numbers: readonly string[];
  country: string;
  id: string | undefined;
}

/** Tells which other client has one of the numbers. Their page opens in another tab, so that the form stays. */
function NumberOwner({ numbers, country, id }: NumberOwnerProps) {
  const { data: customers } = useCustomers();
  const owners = useMemo(
    () =>
      numberOwners<Customer>(
        country,
        customers?.filter((each) => each.id !== id),
      ),
    [country, customers, id],
  );
  const settled = useSettled(numbers.join('\n'), pauseMs);
  const owner = useMemo(() => {
    const found = settled.split('\n').map((number) => number && owners.find(number));
    return found.find((each) => typeof each === 'object');
  }, [settled, owners]);
  return (
    <div
      role="status"
      className={owner ? 'rounded border border-hairline bg-sunken px-3.5 py-2.5 text-small' : undefined}
    >
      {owner && (
        <>
          <Name>{owner.name}</Name> already has this number.{' '}
          <a href={paths.client(owner.id)} target="_blank" rel="noreferrer" className="whitespace-nowrap">
            Open {owner.name}
          </a>
        </>
      )}
    </div>
  );
}

import { orderFields, orderLabels } from '@shared/orders/fields';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useState } from 'react';
import { AmountNote } from '../amount-note';
import { settled, signOf } from '../typed-amount';
import { useIsPhone } from '../../../lib/media-query';
import { useRevealed } from '../../../lib/use-revealed';
import { fieldClass, labelClass, TextField } from '../../../ui/controls/field';
import { FigureField } from '../../../ui/controls/figure-field';
import { Segments } from '../../../ui/controls/segments';
import { Switch } from '../../../ui/controls/switch';
import { TextArea } from '../../../ui/controls/text-area';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { FittingFields } from './fitting-fields';
import type { FieldsProps } from './order-form';
import type { TypedField } from './order-values';

/** The fields that every order has; all others stand under More. */
type MainField = 'number' | 'customerId' | 'garments' | 'dueOn';
type MoreField = Exclude<TypedField, MainField>;

/** What most orders do without. It is open from 900 px, and if one of its fields has a value or an error. */
export function MoreFields(props: FieldsProps) {
  const { form, values } = props;
  const isPhone = useIsPhone();
  const [isToggled, setToggled] = useState<boolean>();
  const id = useId();
  const names = Object.keys(inputs) as MoreField[];
  const isWrong = names.some((name) => form.formState.errors[name]);
  const isFilled = names.some((name) => (typeof values[name] === 'object' ? values[name].length > 0 : values[name]));
  const isOpen = isWrong || (isToggled ?? (!isPhone || isFilled));
  const content = useRevealed(isOpen, () => setToggled(true));
  return (
    <div className="border-t border-hairline pt-1">
      <button
        type="button"
        className="flex min-h-tap w-full items-center gap-3 text-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggled(!isOpen)}
      >
        <span className="min-w-0 flex-1">
          <b className="text-small">More</b>
          {!isOpen && <span className="text-small text-muted"> Cloth, style, fitting, discount, notes, rush</span>}
        </span>
        <ChevronIcon className={isOpen ? 'size-4.5 -rotate-90 text-muted' : 'size-4.5 rotate-90 text-muted'} />
      </button>
      <div id={id} ref={content}>
        <div className="grid grid-cols-2 items-start gap-x-2 gap-y-4 pt-1">
          {Object.entries(inputs).map(([name, Input]) => Input && <Input key={name} {...props} />)}
        </div>
      </div>
    </div>
  );
}

/** The input of each field, in the order of the form: the whole width is `col-span-full`. */
const inputs: Readonly<Record<MoreField, ((props: FieldsProps) => ReactNode) | null>> = {
  clothFrom: Cloth,
  // Beside who brings it.
  clothNote: null,
  style: ({ form }) => (
    <TextField
      {...form.field('style')}
      className="col-span-full"
      dir="auto"
      placeholder="e.g., round neck, gold embroidery"
    />
  ),
  fittings: FittingFields,
  discount: Discount,
  dueTime: ({ form }) => <TextField {...form.field('dueTime')} type="time" hint="On the promised day" />,
  notes: ({ form }) => (
    <TextArea
      {...form.field('notes')}
      className="col-span-full"
      dir="auto"
      short
      hint="For you. The receipt leaves them out."
    />
  ),
  rush: ({ values, put }) => (
    <div className="col-span-full">
      <Switch
        label="Rush"
        hint="Moves it up in Today. Add an express fee as a line."
        checked={values.rush}
        onChange={(isRush) => put({ rush: isRush })}
      />
    </div>
  ),
};

function Cloth({ form, values, put }: FieldsProps) {
  const id = useId();
  return (
    <div className={cx(fieldClass, 'col-span-full')} role="group" aria-labelledby={id}>
      <span className={labelClass()} id={id}>
        Cloth
      </span>
      <Segments
        labelId={id}
        options={orderFields.clothFrom.choices.names}
        value={values.clothFrom}
        onPress={(from) => put({ clothFrom: from === values.clothFrom ? '' : from })}
      />
      <TextField
        {...form.field('clothNote')}
        label={<span className="sr-only">{orderLabels.clothNote}</span>}
        dir="auto"
        placeholder="e.g., 5 yd green lace"
      />
    </div>
  );
}

function Discount({ form, values, put, currency }: FieldsProps) {
  return (
    <div className="grid gap-1.5">
      <FigureField
        {...form.field('discount', { onBlur: () => put({ discount: settled(values.discount, currency) }) })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={`${signOf(currency)}0`}
        hint="On the whole order"
      />
      <AmountNote
        id="order-discount-note"
        text={values.discount}
        currency={currency}
        isTyping={false}
        onChoose={(text) => put({ discount: text })}
      />
    </div>
  );
}

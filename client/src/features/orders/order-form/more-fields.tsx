import { useId, useState } from 'react';
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
import { clothWords } from './order-form';
import type { FieldsProps } from './order-fields';
import type { OrderValues } from './order-values';

/** What most orders do without. It is open from 900 px, and if one of its fields has a value or an error. */
export function MoreFields(props: FieldsProps) {
  const { form, values, put, currency } = props;
  const isPhone = useIsPhone();
  const [isToggled, setToggled] = useState<boolean>();
  const id = useId();
  const { errors } = form.formState;
  const isWrong = Boolean(errors.discount ?? errors.fittings ?? errors.style ?? errors.clothNote ?? errors.notes);
  const isOpen = isWrong || (isToggled ?? (!isPhone || isFilled(values)));
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
        <div className="grid gap-4 pt-1">
          <div className={fieldClass} role="group" aria-labelledby={`${id}-cloth`}>
            <span className={labelClass()} id={`${id}-cloth`}>
              Cloth
            </span>
            <Segments
              labelId={`${id}-cloth`}
              options={clothWords}
              value={values.clothFrom}
              onPress={(from) => put('clothFrom', from === values.clothFrom ? '' : from)}
            />
            <TextField
              {...form.field('clothNote')}
              label={<span className="sr-only">Which cloth</span>}
              dir="auto"
              placeholder="e.g., 5 yd green lace"
            />
          </div>
          <TextField {...form.field('style')} dir="auto" placeholder="e.g., round neck, gold embroidery" />
          <FittingFields {...props} />
          <div className="grid grid-cols-2 items-start gap-2">
            <div className="grid gap-1.5">
              <FigureField
                {...form.field('discount', { onBlur: () => settleDiscount(form, currency) })}
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
                onChoose={(text) => put('discount', text)}
              />
            </div>
            <TextField {...form.field('dueTime')} type="time" hint="On the promised day" />
          </div>
          <TextArea {...form.field('notes')} dir="auto" short hint="For you. The receipt leaves them out." />
          <Switch
            label="Rush"
            hint="Moves it up in Today. Add an express fee as a line."
            checked={values.rush}
            onChange={(isRush) => put('rush', isRush)}
          />
        </div>
      </div>
    </div>
  );
}

/** Makes a discount that was left the figure that it means. */
function settleDiscount({ getValues, setValue }: FieldsProps['form'], currency: string): void {
  const text = getValues('discount');
  if (settled(text, currency) !== text) setValue('discount', settled(text, currency), { shouldDirty: true });
}

const isFilled = ({ clothFrom, clothNote, style, fittings, discount, dueTime, notes, rush }: OrderValues): boolean =>
  [clothFrom, clothNote, style, discount, dueTime, notes].some((text) => text !== '') || fittings.length > 0 || rush;

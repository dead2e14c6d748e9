import { arePricesStale, setInText } from '@shared/tailor/fact-texts';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/controls/button';
import { hintClass } from '../../../ui/controls/field';
import { Attention } from '../../../ui/feedback/attention';
import { useProfileContext } from '../profile-form';

/** Says when the saved prices were set, and asks to confirm those that are more than a year old. */
export function PricesAge({ setAt }: { setAt: string }) {
  const { control, setValue } = useProfileContext();
  const isConfirmed = useWatch({ control, name: 'confirmsPrices' });
  const isStale = arePricesStale(setAt, new Date());
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

import type { OrderFigures } from '@shared/orders/book';
import { shownFrom } from '@shared/orders/promise';
import { BRAND } from '@shared/site/brand';
import type { Tailor } from '@shared/tailor/contract';
import { useQuery } from '@tanstack/react-query';
import { useIsSuspended } from '../../../lib/api/own-account';
import { Switch } from '../../../ui/controls/switch';
import { useAction } from '../../../ui/feedback/use-action';
import { myTailorQuery, useChangeProfile } from '../../tailor-profile/queries';
import { counted } from '../words';

type OnPage = OrderFigures['onPage'];

/** Whether the tailor's page shows how many promises were kept, once there are enough. */
export function ShownOnPage({ onPage }: { onPage: OnPage }) {
  const { data: tailor } = useQuery(myTailorQuery);
  return tailor && <ShownSwitch tailor={tailor} onPage={onPage} />;
}

function ShownSwitch({ tailor, onPage }: { tailor: Tailor; onPage: OnPage }) {
  const { change } = useChangeProfile(tailor);
  const { showsKeptPromises: isShown } = tailor;
  const isSuspended = useIsSuspended();
  const save = useAction((showsKeptPromises: boolean) => change({ showsKeptPromises }), {
    failed: 'Failed to change what your page shows. Please try again.',
    failedTitle: 'Update failed',
  });
  const isEnough = onPage.collected >= shownFrom;
  return (
    <div className="mt-4 border-t border-hairline pt-3">
      <Switch
        label={<b className="text-small">Show on your page</b>}
        hint={hintOf(onPage, isEnough)}
        checked={isShown}
        readOnly={isSuspended || (!isEnough && !isShown)}
        onChange={(checked) => void save(checked)}
      />
    </div>
  );
}

function hintOf({ kept, promised, collected }: OnPage, isEnough: boolean): string {
  if (!isEnough)
    return `From ${shownFrom} collected orders with a promised day. You have ${collected}; imported and cancelled ones do not count.`;
  const figure = `${kept.toLocaleString('en')} of ${counted(promised, 'order')} ready on the promised day`;
  return `Visitors read: “${figure}”. That is all orders written in ${BRAND}, also those whose day is over.`;
}

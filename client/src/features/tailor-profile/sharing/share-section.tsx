import type { Tailor } from '@shared/tailor/contract';
import { ShareButton } from '../../../sharing/share-button';
import { hintClass } from '../../../ui/controls/field';

/** Opens the sheet with the link, the status picture and the sign. */
export function ShareSection({ tailor }: { tailor: Tailor }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ShareButton tailor={tailor} isDirect isOwn />
      <p className={`grow basis-48 ${hintClass}`}>
        Send your link, post a status picture or print a sign for your shop.
      </p>
    </div>
  );
}

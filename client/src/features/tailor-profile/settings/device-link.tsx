import { Link } from 'wouter';
import { changesWait, useDeviceWord } from '../../../lib/device-words';
import { useOfflineState } from '../../../lib/offline-state';
import { currentBook } from '../../../offline/book';
import { paths } from '../../../paths';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { rowClass, RowText } from './row-text';

/** The row that leads to the settings of this device; nothing where the browser cannot keep the book. */
export function DeviceLink() {
  const { isKept, entries } = useOfflineState();
  const device = useDeviceWord();
  if (!currentBook()) return null;
  const now = [isKept ? 'Your book is kept here' : 'Your book is not kept here'];
  if (entries.length > 0) now.push(changesWait(entries.length));
  return (
    <div className="border-b border-hairline">
      <Link
        href={paths.thisDevice()}
        className={rowClass}
        aria-labelledby="settings-device-title"
        aria-describedby="settings-device-now"
      >
        <RowText id="settings-device" title={`This ${device}`} now={now.join(', ')} />
        <ChevronIcon className="size-4.5 flex-none text-muted" />
      </Link>
    </div>
  );
}

import { Link } from 'wouter';
import { syncedTables } from '@shared/changes/synced-tables';
import { counted } from '../../features/orders/words';
import { useOfflineState } from '../../lib/offline-state';
import { paths } from '../../paths';
import { nounOf } from '../nouns/nouns';

/** Says which rows no screen shows, because the server cannot read what is stored of them. */
export function LeftOutRows() {
  const { leftOut = [] } = useOfflineState();
  const counts = syncedTables.flatMap((table) => {
    const count = leftOut.filter((row) => row.table === table).length;
    return count > 0 ? counted(count, nounOf(table).words.one) : [];
  });
  return (
    <aside aria-label="Rows that cannot be shown" className="border-b border-hairline bg-sunken print:hidden">
      <p className="wrap py-2 text-small/snug">
        <b className="font-semibold">{counts.join(', ')} cannot be shown.</b> What is stored of{' '}
        {leftOut.length === 1 ? 'it' : 'them'} cannot be read. <Link href={paths.account()}>Your download</Link> has all
        that is stored.
      </p>
    </aside>
  );
}

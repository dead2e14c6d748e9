import { withConnection, serverMessage } from '../../../lib/api/connection';
import { Button } from '../../../ui/controls/button';
import { Reference } from '../../../ui/feedback/reference';
import { SewnProgress } from '../../../ui/feedback/sewn-progress';
import { DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { progressText } from './preview/counts-text';
import type { ImportState } from './use-import';

interface ImportProgressProps {
  state: ImportState;
  onResume: () => void;
}

/** How far an import is, and why it has stopped. */
export function ImportProgress({ state: { saved, total, isWaiting, error }, onResume }: ImportProgressProps) {
  const percent = Math.floor((sumOf(saved) / (sumOf(total) || 1)) * 100);
  return (
    <>
      <DialogBody className="grid gap-3">
        <SewnProgress label="Importing clients" percent={percent} />
        <div role="status">
          <p className="lining-nums tabular-nums">{progressText(saved, total)} imported</p>
          {isWaiting && <p className="text-small text-muted">Pausing for up to a minute. It goes on by itself.</p>}
        </div>
        {error !== undefined && (
          <div role="alert" className="rounded border border-danger bg-danger-tint px-3.5 py-2.5 text-small">
            <p>
              {withConnection(serverMessage(error, 'The import has stopped.'), error, 'action')} It goes on where it
              stopped, and adds nobody twice.
            </p>
            <Reference of={error} />
          </div>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{error === undefined ? 'Stop' : 'Close'}</DialogCancel>
        {error !== undefined && (
          <Button variant="primary" onClick={onResume}>
            Continue
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

const sumOf = ({ clients, records, orders = 0 }: ImportState['saved']) => clients + records + orders;

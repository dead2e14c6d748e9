import type { Starter } from '@shared/sheets/built-in-sheets';
import type { SheetRow } from '@shared/sheets/contract';
import { useState } from 'react';
import { moved } from '../../../lib/navigation/moved';
import { Button } from '../../../ui/controls/button';
import { hintClass } from '../../../ui/controls/field';
import { Name } from '../../../ui/display/name';
import { EditIcon, TrashIcon } from '../../../ui/display/workroom-icons';
import { toastFailure, useAction } from '../../../ui/feedback/use-action';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { MoveButtons } from '../../../ui/controls/move-buttons';
import { useDeleteSheet, useUpdateSheet } from './queries';
import { SheetFormDialog } from './sheet-form-dialog';

interface EditedSheetsProps {
  sheets: readonly SheetRow[];
  starters: readonly Starter[];
}

/** The sheets with buttons to move, edit and delete each. A starter that is edited becomes a sheet. */
export function EditedSheets({ sheets, starters }: EditedSheetsProps) {
  const [edited, setEdited] = useState<{ sheet: SheetRow } | { starter: Starter }>();
  const [deleted, setDeleted] = useState<SheetRow>();
  const update = useUpdateSheet();
  /** Gives each sheet its place as position. Only those that are not at it are saved. */
  const arrange = async (ordered: readonly SheetRow[]) => {
    for (const [place, row] of ordered.entries()) {
      if (row.position !== place) await update.mutateAsync({ row, body: { ...row, position: place } });
    }
  };
  const move = (from: number, to: number) => {
    const failed = (error: unknown) => toastFailure({ failed: 'The order was not saved' }, error);
    arrange(moved(sheets, from, to)).catch(failed);
  };
  return (
    <ol role="list" className="grid gap-2">
      {sheets.map((sheet, index) => (
        <li key={sheet.id} className={rowClass}>
          <Name className="min-w-0 grow text-name">{sheet.name}</Name>
          <MoveButtons
            name={sheet.name}
            isFirst={index === 0}
            isLast={index === sheets.length - 1}
            isBusy={update.isPending}
            onMove={(by) => move(index, index + by)}
          />
          <Button variant="ghost" iconOnly aria-label={`Edit ${sheet.name}`} onClick={() => setEdited({ sheet })}>
            <EditIcon />
          </Button>
          <Button variant="ghost" iconOnly aria-label={`Delete ${sheet.name}`} onClick={() => setDeleted(sheet)}>
            <TrashIcon />
          </Button>
        </li>
      ))}
      {starters.map((starter) => (
        <li key={starter.id} className={rowClass}>
          <Name className="min-w-0 grow text-name">{starter.name}</Name>
          <Button variant="ghost" iconOnly aria-label={`Edit ${starter.name}`} onClick={() => setEdited({ starter })}>
            <EditIcon />
          </Button>
        </li>
      ))}
      {starters.length > 0 && (
        <li className={hintClass}>
          {listed(starters.map(({ name }) => name))} {starters.length === 1 ? 'is' : 'are'} here for the garments that
          you make, as Settings says.
        </li>
      )}
      {edited && <SheetFormDialog {...edited} isListed onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteSheetDialog sheet={deleted} onClose={() => setDeleted(undefined)} />}
    </ol>
  );
}

const rowClass = 'flex min-h-15 items-center rounded border border-edge bg-surface ps-3.5';

const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

function DeleteSheetDialog({ sheet, onClose }: { sheet: SheetRow; onClose: () => void }) {
  const remove = useDeleteSheet();
  const confirm = useAction(() => remove.mutateAsync(sheet.id).finally(onClose), {
    done: { title: 'Sheet deleted' },
    failed: 'The sheet was not deleted',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${sheet.name}?`}
      description="The records that were taken with this sheet stay as they are."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}

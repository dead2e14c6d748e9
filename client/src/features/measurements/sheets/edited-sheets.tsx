import type { SheetRow } from '@shared/sheets/contract';
import { useState } from 'react';
import { moved } from '../../../lib/navigation/moved';
import { Button } from '../../../ui/controls/button';
import { Name } from '../../../ui/display/name';
import { EditIcon, TrashIcon } from '../../../ui/display/workroom-icons';
import { toastFailure, useAction } from '../../../ui/feedback/use-action';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { MoveButtons } from '../../../ui/controls/move-buttons';
import { useDeleteSheet, useUpdateSheet } from './queries';
import { SheetFormDialog } from './sheet-form-dialog';

/** The sheets with buttons to move, edit and delete each. */
export function ArrangedSheets({ sheets }: { sheets: readonly SheetRow[] }) {
  const [edited, setEdited] = useState<SheetRow>();
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
        <li key={sheet.id} className="flex min-h-15 items-center rounded border border-edge bg-surface ps-3.5">
          <Name className="min-w-0 grow text-name">{sheet.name}</Name>
          <MoveButtons
            name={sheet.name}
            isFirst={index === 0}
            isLast={index === sheets.length - 1}
            isBusy={update.isPending}
            onMove={(by) => move(index, index + by)}
          />
          <Button variant="ghost" iconOnly aria-label={`Edit ${sheet.name}`} onClick={() => setEdited(sheet)}>
            <EditIcon />
          </Button>
          <Button variant="ghost" iconOnly aria-label={`Delete ${sheet.name}`} onClick={() => setDeleted(sheet)}>
            <TrashIcon />
          </Button>
        </li>
      ))}
      {edited && <SheetFormDialog sheet={edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteSheetDialog sheet={deleted} onClose={() => setDeleted(undefined)} />}
    </ol>
  );
}

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

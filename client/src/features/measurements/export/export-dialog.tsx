import type { Value } from '@shared/measurements/contract';
import { lengthMm } from '@shared/measurements/values';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../lib/share-file';
import { DownloadIcon } from '../../../ui/display/later-icons';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { type ExportedRecord, fileName } from './exported-file';
import { recordCsv } from './record-csv';
import { recordFreesewing } from './record-freesewing';
import { recordSmis } from './record-smis';

const formats = [
  {
    name: 'Spreadsheet',
    extension: 'csv',
    type: 'text/csv',
    hint: 'Every measure as it was typed, in inches and in centimetres',
    write: recordCsv,
  },
  {
    name: 'SeamlyMe',
    extension: 'smis',
    type: 'application/xml',
    hint: 'For patterns in Seamly2D, in inches; measures it does not know begin with @',
    write: recordSmis,
  },
  {
    name: 'FreeSewing',
    extension: 'json',
    type: 'application/json',
    hint: 'For patterns of freesewing.org, in millimetres',
    write: recordFreesewing,
  },
] as const;

interface ExportDialogProps extends ExportedRecord {
  onClose: () => void;
}

/** Saves a record as a file for other programs, which the browser writes. Each format says before what it leaves out. */
export function ExportDialog({ clientName, record, onClose }: ExportDialogProps) {
  const [saved, setSaved] = useState('');
  const files = useMemo(
    () =>
      formats.map(({ write, ...format }) => ({
        ...format,
        ...write({ clientName, record }),
        file: fileName({ clientName, record }, format.extension),
      })),
    [clientName, record],
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Export measurements"
      description={`${record.tags ?? 'No label'}, for ${clientName}`}
    >
      <DialogBody className="grid gap-2">
        {files.map(({ name, extension, type, hint, text, leftOut, file }) => (
          <button
            key={extension}
            type="button"
            className="grid min-h-15 cols-start-5 items-center gap-x-3 rounded border border-edge bg-surface px-3.5 py-2.5 text-start hover:border-ink hover:bg-paper active:border-action active:bg-action-tint"
            onClick={() => {
              saveFile(new File([text], file, { type }));
              setSaved(file);
            }}
          >
            <DownloadIcon className="size-5" />
            <span className="grid gap-0.5">
              <span className="font-semibold">
                {name} <span className="font-normal text-muted">.{extension}</span>
              </span>
              <span className="text-small text-muted">{hint}</span>
              {leftOut.length > 0 && <span className="text-small wrap-anywhere">Leaves out {namesOf(leftOut)}</span>}
            </span>
          </button>
        ))}
        <p role="status" className="text-small wrap-anywhere text-muted empty:hidden">
          {saved && `Saved as ${saved}`}
        </p>
      </DialogBody>
      <DialogFoot>
        <DialogCancel>Done</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}

/** 'Armhole, Chest (loose)': a text that is no length is shown, because it can be corrected. */
const namesOf = (values: readonly Value[]) =>
  values.map((each) => (lengthMm(each) === undefined ? `${each.name} (${each.value})` : each.name)).join(', ');

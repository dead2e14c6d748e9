import { useRef } from 'react';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlays/dialog';
import { ChooseSource } from './choose-source';
import { countsText, isNothing } from './preview/counts-text';
import { ImportPreview } from './preview/import-preview';
import { ImportProgress } from './import-progress';
import { useImport } from './use-import';
import { useReview } from './use-review';

/** Brings clients and records in from a file or the phone's contacts: choose, preview, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const firstFocus = useRef<HTMLButtonElement>(null);
  const { review, choices, imported, choose, show, map, discard } = useReview();
  const job = useImport((saved) => {
    toast({ title: `${countsText(saved, imported.sheets.length)} imported` });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import clients"
      description={job.state ? importing : review ? checking : choosing}
      wide={review !== undefined}
      firstFocus={firstFocus}
      dirty={job.state !== undefined || !isNothing(imported)}
      dirtyText={job.state ? 'What is not imported yet is left out.' : 'Nothing is imported yet.'}
    >
      {job.state ? (
        <ImportProgress state={job.state} onResume={() => void job.resume()} />
      ) : review ? (
        <ImportPreview
          review={review}
          imported={imported}
          choices={choices}
          onChoose={choose}
          onMap={map}
          onBack={discard}
          onImport={() => void job.begin(imported)}
        />
      ) : (
        <ChooseSource ref={firstFocus} onRead={show} />
      )}
    </Dialog>
  );
}

const choosing = 'From a spreadsheet, the contacts of a phone, or your own download';
const checking = 'Check what was found. Nothing is imported yet.';
const importing = 'Keep this page open until it is done.';

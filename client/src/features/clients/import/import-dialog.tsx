import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../lib/api';
import { Button } from '../../../ui/controls/button';
import { Reference } from '../../../ui/feedback/reference';
import { SewnProgress } from '../../../ui/feedback/sewn-progress';
import { toast } from '../../../ui/feedback/toast';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useCustomers } from '../queries';
import { ChooseSource } from './choose-source';
import type { FoundRows } from './found-rows';
import { ImportReview } from './import-review';
import { type Duplicate, importedOf, planOf } from './plan';
import type { Choices, Review } from './review';
import { type CsvTable, guessedMapping, type Mapping, mappedRows } from './read-csv';
import type { ReadFile } from './read-clients';
import { type ImportState, useImport } from './use-import';

/** Brings clients in from a file or the phone's contacts: choose, review, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const { data: book = [] } = useCustomers();
  const [review, setReview] = useState<Review>();
  const [choices, setChoices] = useState<Choices>(skipAll);
  const firstFocus = useRef<HTMLButtonElement>(null);
  const preparing = useRef(new AbortController());
  useEffect(() => () => preparing.current.abort(), []);
  const job = useImport((saved) => {
    toast({ title: saved === 1 ? '1 client imported' : `${saved.toLocaleString('en')} clients imported` });
    onClose();
  });

  const prepare = async (rows: FoundRows, csv?: Review['csv']) => {
    preparing.current.abort();
    const { signal } = (preparing.current = new AbortController());
    setChoices(skipAll);
    setReview({ csv, percent: 0 });
    const onProgress = (percent: number) => setReview({ csv, percent });
    const plan = await planOf(rows, book, { country, onProgress, signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (plan && !signal.aborted) setReview({ csv, plan, percent: 100 });
  };
  const map = (table: CsvTable, mapping: Mapping) => prepare(mappedRows(table, mapping), { table, mapping });
  const show = (read: ReadFile) =>
    'rows' in read ? prepare(read.rows) : map(read.table, guessedMapping(read.table.columns));

  const choiceOf = ({ line }: Duplicate) => choices.byLine.get(line) ?? choices.all;
  const imported = review?.plan ? importedOf(review.plan, choiceOf) : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import clients"
      description={review ? checking : choosing}
      wide={review !== undefined}
      firstFocus={firstFocus}
      dirty={job.state !== undefined || imported.length > 0}
      dirtyText={job.state ? 'The clients that are not imported yet are left out.' : 'Nothing is imported yet.'}
    >
      {job.state ? (
        <Sending state={job.state} onResume={() => void job.resume()} />
      ) : review ? (
        <>
          <DialogBody>
            <ImportReview review={review} choices={choices} onChoose={setChoices} onMap={map} />
          </DialogBody>
          <DialogFoot line>
            <Button onClick={() => setReview(undefined)}>Back</Button>
            <Button variant="primary" aria-disabled={imported.length === 0} onClick={() => void job.begin(imported)}>
              {imported.length === 1 ? 'Import 1 client' : `Import ${imported.length.toLocaleString('en')} clients`}
            </Button>
          </DialogFoot>
        </>
      ) : (
        <>
          <DialogBody>
            <ChooseSource ref={firstFocus} onRead={show} />
          </DialogBody>
          <DialogFoot>
            <DialogCancel />
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

const choosing = 'From a spreadsheet, the contacts of a phone, or your own download';
const checking = 'Check what was found. Nothing is imported yet.';
const skipAll: Choices = { all: 'skip', byLine: new Map() };

function Sending({ state: { saved, total, error }, onResume }: { state: ImportState; onResume: () => void }) {
  const percent = Math.floor((saved / total) * 100);
  return (
    <>
      <DialogBody className="grid gap-3">
        <SewnProgress label="Importing clients" percent={percent} />
        <p role="status" className="lining-nums tabular-nums">
          {saved.toLocaleString('en')} of {total.toLocaleString('en')} clients imported
        </p>
        {error !== undefined && (
          <div role="alert" className="rounded border border-danger bg-danger-tint px-3.5 py-2.5 text-small">
            <p>{serverMessage(error, 'The import has stopped.')} It goes on where it stopped, and adds nobody twice.</p>
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

import { type Ref, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error';
import { withConnection, serverMessage } from '../../../lib/api/connection';
import { Button } from '../../../ui/controls/button';
import { DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { ClientsIcon, UploadIcon } from '../../../ui/display/workroom-icons';
import { contactPicker, pickContacts } from './reading/contact-picker';
import { readClients, type ReadFile } from './reading/read-clients';

interface ChooseSourceProps {
  onRead: (read: ReadFile) => Promise<void>;
  /** The first button. */
  ref: Ref<HTMLButtonElement>;
}

/** The choice of a file or, where the browser has them, of the phone's contacts. */
export function ChooseSource({ onRead, ref }: ChooseSourceProps) {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isReading, setIsReading] = useState(false);
  const picker = contactPicker();
  const attempt = async (read: () => Promise<ReadFile | undefined>) => {
    setProblem('');
    setIsReading(true);
    try {
      const found = await read();
      if (found) await onRead(found);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsReading(false);
    }
  };
  const pick = async () => {
    const rows = picker && (await pickContacts(picker));
    return rows && { rows };
  };
  return (
    <>
      <DialogBody className="grid gap-3">
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File with clients"
          accept=".zip,.xlsx,.csv,.tsv,.txt,.vcf,.json,application/zip,text/csv,text/vcard,text/x-vcard,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen) void attempt(() => readClients(chosen));
          }}
        />
        <Button ref={ref} size="lg" block busy={isReading} onClick={() => file.current?.click()}>
          <UploadIcon />
          {isReading ? 'Reading...' : 'Choose a file'}
        </Button>
        {picker && (
          <Button size="lg" block busy={isReading} onClick={() => void attempt(pick)}>
            <ClientsIcon />
            Pick from contacts
          </Button>
        )}
        <p role="alert" className="text-small font-medium text-danger-ink empty:hidden">
          {problem}
        </p>
        <ul className="grid list-disc gap-1 ps-5 text-small text-muted">
          <li>A spreadsheet with any columns, as Excel workbook (.xlsx) or CSV</li>
          <li>A vCard file (.vcf) with one contact or many</li>
          <li>The zip of your own download, with all records of measurements</li>
          <li>A list of that download, or the CSV of one record</li>
        </ul>
        <p className="text-small text-muted">You see everything before it is saved.</p>
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
      </DialogFoot>
    </>
  );
}

/** Errors of the readers have messages for the user. */
function problemOf(error: unknown): string {
  const isOfReader = error instanceof Error && !(error instanceof ApiError) && !(error instanceof TypeError);
  if (isOfReader) return error.message;
  const words = serverMessage(error, 'The file could not be compared with your book. Try again.');
  return withConnection(words, error, 'action');
}

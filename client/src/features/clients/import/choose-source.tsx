import { type Ref, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { ClientsIcon, UploadIcon } from '../../../ui/display/workroom-icons';
import { contactPicker, pickContacts, readClients, type ReadFile } from './read-clients';

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
      setProblem(error instanceof Error ? error.message : 'The file could not be read.');
    } finally {
      setIsReading(false);
    }
  };
  const pick = async () => {
    const rows = picker && (await pickContacts(picker));
    return rows && { rows };
  };
  return (
    <div className="grid gap-3">
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File with clients"
        accept=".csv,.tsv,.txt,.vcf,.json,text/csv,text/vcard,text/x-vcard,application/json"
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
        <li>A spreadsheet saved as CSV, with any columns</li>
        <li>A vCard file (.vcf) with one contact or many</li>
        <li>clients.csv or clients.json of your own download</li>
      </ul>
      <p className="text-small text-muted">You see everything before it is saved.</p>
    </div>
  );
}

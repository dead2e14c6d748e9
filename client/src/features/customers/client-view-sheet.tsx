import type { Customer } from '@shared/customers/contract';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/button';
import { chipButtonClass } from '../../ui/controls/chips';
import { labelClass } from '../../ui/controls/field';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog';
import { ExportButton } from './client-book-head';
import { shownKinds, sorts, type useClientView } from './client-view';

interface ClientViewSheetProps {
  view: ReturnType<typeof useClientView>;
  /** The number of clients that the list shows; undefined while it is unknown. */
  count: number | undefined;
  /** All clients, for the export. */
  customers: readonly Customer[];
  onImport: () => void;
  onClose: () => void;
}

/** The order of the list, which clients it shows, the import and the export, on phones. */
export function ClientViewSheet({ view, count, customers, onImport, onClose }: ClientViewSheetProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Sort and show">
      <DialogBody className="grid gap-5">
        <Choice label="Sort" of={sorts} value={view.sort} onChange={view.setSort} />
        <Choice label="Show" of={shownKinds} value={view.shown} onChange={view.setShown} />
        <Button onClick={onImport}>
          <UploadIcon />
          Import clients
        </Button>
        <ExportButton customers={customers} />
      </DialogBody>
      <DialogFoot line>
        <Button variant="primary" onClick={onClose}>
          {showText(count)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function showText(count: number | undefined): ReactNode {
  if (count === undefined) return 'Show clients';
  return count === 1 ? 'Show 1 client' : `Show ${count.toLocaleString('en')} clients`;
}

interface ChoiceProps<T extends string> {
  label: string;
  of: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, of, value, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="grid gap-1.5" role="group" aria-labelledby={id}>
      <span className={labelClass()} id={id}>
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {(Object.entries(of) as [T, string][]).map(([key, words]) => (
          <button
            key={key}
            type="button"
            className={chipButtonClass()}
            aria-pressed={key === value}
            onClick={() => onChange(key)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

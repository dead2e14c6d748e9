import type { Customer } from '@shared/customers/contract';
import { numberFolds } from '../../../lib/text/text-search';
import { Highlight } from '../../../ui/display/highlight';
import { Initials } from '../../../ui/display/initials';
import { nameClass } from '../../../ui/display/name';
import { PlusIcon } from '../../../ui/display/workroom-icons';

/** Number of matches shown: above the keyboard of a phone there is room for three and the new client. */
const shown = 3;

interface FoundClientsProps {
  found: readonly Customer[];
  query: string;
  onChoose: (id: string) => void;
  onNew: () => void;
}

/** The clients that match the typed text, and the new client as the last row. */
export function FoundClients({ found, query, onChoose, onNew }: FoundClientsProps) {
  return (
    <ul role="list" aria-label="Matching clients" className="rounded border border-hairline bg-surface">
      {found.slice(0, shown).map(({ id, name, phone, whatsapp }) => (
        <li key={id} className="border-b border-hairline">
          <button type="button" className={rowClass} onClick={() => onChoose(id)}>
            <Initials of={name} className="size-8!" />
            <span className="min-w-0">
              <span className={`${nameClass(name)} block leading-tight wrap-anywhere`} dir="auto">
                <Highlight text={name} query={query} />
              </span>
              <span className="text-micro/[1.3] text-muted tabular-nums">
                <Highlight text={phone ?? whatsapp ?? ''} query={query} folds={numberFolds} />
              </span>
            </span>
          </button>
        </li>
      ))}
      {found.length > shown && (
        <li className="border-b border-hairline px-3 py-2 text-micro text-muted">
          {(found.length - shown).toLocaleString('en')} more: go on typing
        </li>
      )}
      <li>
        <button type="button" className={`${rowClass} font-medium text-action-ink`} onClick={onNew}>
          <span className="grid size-8 flex-none place-items-center rounded-full border border-dashed border-action">
            <PlusIcon className="size-4.5" />
          </span>
          <span className="min-w-0 wrap-anywhere" dir="auto">
            New client ‘{query.trim()}’
          </span>
        </button>
      </li>
    </ul>
  );
}

const rowClass =
  'flex min-h-13 w-full items-center gap-3 px-3 py-1 text-start hover:bg-sunken focus-visible:-outline-offset-4';

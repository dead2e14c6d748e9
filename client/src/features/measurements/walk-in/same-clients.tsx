import type { Customer } from '@shared/customers/contract';
import type { RefObject } from 'react';
import { Button } from '../../../ui/controls/button';
import { Name } from '../../../ui/display/name';

interface SameClientsProps {
  clients: readonly Customer[];
  box: RefObject<HTMLDivElement | null>;
  onUse: (client: Customer) => void;
  onNew: () => void;
}

/** More clients of one name are found by their number. */
const shown = 3;

/** Asks whether a walk-in is one of the tailor's clients. */
export function SameClients({ clients, box, onUse, onNew }: SameClientsProps) {
  return (
    <div role="status">
      {clients.length > 0 && (
        <div
          ref={box}
          role="group"
          aria-label="Already a client?"
          tabIndex={-1}
          className="mb-4 grid gap-2 rounded bg-orange-tint px-3.5 py-2.5 text-small text-orange-ink max-shell:mx-4"
        >
          {clients.slice(0, shown).map((client) => (
            <div key={client.id} className="grid gap-2 sm:flex sm:items-center sm:justify-between">
              <p className="wrap-anywhere">
                <Name as="b">{client.name}</Name> is already a client{numberOf(client)}.
              </p>
              <Button size="s" className="sm:shrink-0" onClick={() => onUse(client)}>
                Use this client
              </Button>
            </div>
          ))}
          <Button size="s" className="sm:justify-self-end" onClick={onNew}>
            New client
          </Button>
        </div>
      )}
    </div>
  );
}

function numberOf({ phone, whatsapp }: Customer): string {
  const number = phone ?? whatsapp;
  return number ? `, ${number}` : '';
}

import { type KeyboardEvent, useState } from 'react';
import { maxLengths } from '@shared/contract/limits';
import { fold as folded } from '../../../lib/text/text-search';
import { Button } from '../../../ui/controls/button';
import { chipButtonClass } from '../../../ui/controls/chips';
import { TextField } from '../../../ui/controls/field';
import { Segments } from '../../../ui/controls/segments';
import type { OfferedGarment } from './offered-garments';

/** Number of garments that are offered while the name is typed. */
const shown = 6;

const kinds = { new: 'New', alteration: 'Alteration' } as const;

interface OtherGarmentProps {
  name: string;
  onName: (name: string) => void;
  others: readonly OfferedGarment[];
  onAdd: (garment: OfferedGarment) => void;
}

/** A garment whose name is typed; what was ordered before is offered meanwhile. */
export function OtherGarment({ name, onName, others, onAdd }: OtherGarmentProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('new');
  const typed = folded(name.trim());
  const found = others.filter(({ garment }) => folded(garment).includes(typed)).slice(0, shown);
  const add = () => {
    if (typed === '') return;
    const known = others.find((each) => each.kind === kind && folded(each.garment) === typed);
    onAdd(known ?? { garment: name.trim(), kind, price: null });
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-2 rounded border border-hairline bg-surface p-3">
      <TextField
        label="Garment or work"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it to type
        autoFocus
        dir="auto"
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={maxLengths.category}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        onKeyDown={addByEnter}
      />
      {found.length > 0 && (
        <ul role="list" aria-label="Known garments" className="flex flex-wrap gap-1.5">
          {found.map((offer) => (
            <li key={`${offer.kind} ${offer.garment}`}>
              <button type="button" className={chipButtonClass()} onClick={() => onAdd(offer)}>
                <span dir="auto">{offer.garment}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Segments<keyof typeof kinds> label="Kind" className="flex-1" options={kinds} value={kind} onPress={setKind} />
        <Button onClick={add}>Add</Button>
      </div>
    </div>
  );
}

import type { Sheet, SheetRow } from '@shared/sheets/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { EditedSheets } from './edited-sheets';
import { NewSheetDialog } from './new-sheet-dialog';
import { useSheets } from './queries';
import { cardClass, SheetCard } from './sheet-card';

interface SheetChoiceProps {
  sheets: readonly SheetRow[];
  /** The sheet of the client's newest record, with the words that say when it was taken. */
  again?: { sheet: Sheet; taken: string; onChoose: (sheet: Sheet) => void };
  /** The id of the sheet that was chosen before Back: it gets the focus. */
  before: string | null;
  onChoose: (sheet: Sheet) => void;
}

/** The tailor's own sheets, which can be edited, the starters among them, and the way to a new one. */
export function SheetChoice({ sheets, again, before, onChoose }: SheetChoiceProps) {
  const { starters } = useSheets();
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const chosenFrom: readonly Sheet[] = [...sheets, ...starters];
  return (
    <section aria-labelledby="own-sheets" className="grid gap-2">
      <div className="flex min-h-tap items-end justify-between">
        <h3 id="own-sheets" className="mb-1 text-small font-semibold">
          Your sheets
        </h3>
        {chosenFrom.length > 0 && (
          <Button variant="action" size="s" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
            {isEditing ? 'Done' : 'Edit sheets'}
          </Button>
        )}
      </div>
      {isEditing ? (
        <EditedSheets sheets={sheets} starters={starters} />
      ) : (
        <div className="grid gap-2 sm:grid-cols-2">
          {again && (
            <button
              type="button"
              className={cardClass({ look: 'tinted', className: 'sm:col-span-full' })}
              onClick={() => again.onChoose(again.sheet)}
            >
              <SheetCard sheet={again.sheet} name={`${again.sheet.name} again`} text={again.taken} />
              <ChevronIcon className="size-5" />
            </button>
          )}
          {chosenFrom.map((sheet) => (
            <button
              key={sheet.id}
              type="button"
              className={cardClass()}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice of last time, in a dialog that was just opened
              autoFocus={sheet.id === before}
              onClick={() => onChoose(sheet)}
            >
              <SheetCard sheet={sheet} hasCount />
            </button>
          ))}
          <button
            type="button"
            className={cardClass({ look: 'dashed', className: 'sm:col-span-full' })}
            onClick={() => setAdding(true)}
          >
            <PlusIcon className="size-5" />
            New sheet
          </button>
        </div>
      )}
      {isAdding && <NewSheetDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

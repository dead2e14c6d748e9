import { startersFor, type StarterSheet } from '@shared/sheets/starter-sheets';
import type { Sheet } from '@shared/sheets/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { myTailorQuery } from '../../tailor-profile/queries';
import { fromStarter, lastNames } from './sheet-measures';
import { cardClass, drawingOf, SheetCard } from './sheet-card';
import { SheetFormDialog } from './sheet-form-dialog';

/** Offers the starter sheets, those for the tailor's garments first, and then the form of a new sheet. */
export function NewSheetDialog({ onClose }: { onClose: (saved?: Sheet) => void }) {
  const { data: tailor } = useQuery(myTailorQuery);
  const [starter, setStarter] = useState<StarterSheet | 'empty'>();
  if (starter)
    return <SheetFormDialog start={starter === 'empty' ? undefined : fromStarter(starter)} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={() => onClose()}
      title="New sheet"
      wide
      description="Begin with one of these, and change what you like"
    >
      <DialogBody className="grid gap-2 sm:grid-cols-2">
        <button
          type="button"
          className={cardClass({ look: 'dashed', className: 'sm:col-span-full' })}
          onClick={() => setStarter('empty')}
        >
          <PlusIcon className="size-5" />
          Empty sheet
        </button>
        {startersFor(tailor?.serviceCategories ?? []).map((each) => (
          <button key={each.name} type="button" className={cardClass()} onClick={() => setStarter(each)}>
            <SheetCard
              name={each.name}
              drawing={drawingOf(each.garments[0], each.name)}
              text={lastNames(fromStarter(each).measures)}
              count={each.keys.length}
            />
          </button>
        ))}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
      </DialogFoot>
    </Dialog>
  );
}

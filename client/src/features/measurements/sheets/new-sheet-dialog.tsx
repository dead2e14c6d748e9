import { startersFor, type Starter } from '@shared/sheets/built-in-sheets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { myTailorQuery } from '../../tailor-profile/queries';
import { cardClass, SheetCard } from './sheet-card';
import { SheetFormDialog } from './sheet-form-dialog';

/** Offers the starter sheets, those for the tailor's garments first, and then the form of a new sheet. */
export function NewSheetDialog({ onClose }: { onClose: () => void }) {
  const { data: tailor } = useQuery(myTailorQuery);
  const [starter, setStarter] = useState<Starter | 'empty'>();
  if (starter) return <SheetFormDialog starter={starter === 'empty' ? undefined : starter} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
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
          <button key={each.id} type="button" className={cardClass()} onClick={() => setStarter(each)}>
            <SheetCard sheet={each} hasCount />
          </button>
        ))}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
      </DialogFoot>
    </Dialog>
  );
}

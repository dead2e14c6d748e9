import { walkInInputSchema, type WalkIn, type WalkInInput } from '@shared/walk-ins';
import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/controls/field';
import type { FormSheet } from '../form-measures';
import { useSheetForm } from '../measurement-form';
import { MeasuringDialog } from '../measuring-dialog';
import { useSheets } from '../sheets/use-sheets';
import { useMeasuring } from '../use-measuring';
import { useCreateWalkIn, useUpdateWalkIn } from './queries';

/** Adds a client and their first record with one save: the name and the sheet first, then the measures. */
export function WalkInDialog({ onClose }: { onClose: (saved?: WalkIn) => void }) {
  const { own, all } = useSheets();
  const taking = useSheetForm<WalkIn, WalkInInput>({
    kind: 'walk-in',
    draftId: 'new',
    sheets: all,
    schema: walkInInputSchema,
    beside: (row) => ({ name: nameIn(row) }),
    create: useCreateWalkIn(),
    update: useUpdateWalkIn(),
    words,
    onDone: onClose,
  });
  const { form, choose } = taking;
  const measuring = useMeasuring(form, []);
  const name = useWatch({ control: form.control, name: 'name' })?.trim();
  const nameField = useRef<HTMLDivElement>(null);
  /** Returns whether there is a name. Without a valid one, its field says so and gets the focus. */
  const checkName = async () => {
    const isValid = await form.trigger('name');
    if (!isValid) nameField.current?.querySelector('input')?.focus();
    return isValid;
  };
  const toSheets = async (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (await checkName()) nameField.current?.parentElement?.querySelector('button')?.focus();
  };
  return (
    <MeasuringDialog
      {...{ taking, measuring }}
      last={{}}
      sheets={own}
      isNew
      whose={name || 'a new client'}
      nameField={
        <div ref={nameField} className="mb-4">
          <TextField
            {...form.field('name')}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            onKeyDown={(event) => void toSheets(event)}
          />
        </div>
      }
      onChoose={(sheet: FormSheet) => void checkName().then((isValid) => isValid && choose(sheet))}
    />
  );
}

function nameIn(row: WalkIn | WalkInInput | undefined): string {
  if (!row) return '';
  return 'name' in row ? row.name : row.customer.name;
}

const words = {
  submit: 'Add Measurement',
  submitting: 'Adding...',
  saved: { title: 'Client added successfully', description: 'With the first measurements' },
  failed: 'Failed to add client',
};

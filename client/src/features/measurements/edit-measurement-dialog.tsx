import type { Customer } from '@shared/customers';
import { measures, type Measure, type Measurement, type MeasurementInput } from '@shared/measurements';
import { useState } from 'react';
import { useDraft } from '../../forms/use-draft';
import { serverMessage } from '../../lib/api';
import { isChangedMeanwhile, useEditedRow } from '../../lib/edited-row';
import { setFieldErrors } from '../../lib/form';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { Button } from '../../ui/controls/button';
import { ChangedNotice } from '../../ui/feedback/changed-notice';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../ui/overlays/dialog';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { SavingFields } from '../../ui/controls/saving-fields';
import { toast } from '../../ui/feedback/toast';
import { LengthKeys } from './length-keys';
import { MeasurementFields } from './measurement-fields';
import { questions, useMeasurementForm, valuesOf, type MeasurementValues } from './measurement-form';
import { useUpdateMeasurement } from './queries';
import { lastValues, usualUnit } from './record-history';

interface EditMeasurementDialogProps {
  customer: Customer;
  record: Measurement;
  /** The records before this one, newest first. */
  earlier: readonly Measurement[];
  onClose: () => void;
}

/** Edits a record with all measures, whatever template it was created with. */
export function EditMeasurementDialog({ customer, record, earlier, onClose }: EditMeasurementDialogProps) {
  const [active, setActive] = useState<Measure | null>(null);
  const [unit, setUnit] = useState(() => usualUnit([record, ...earlier]));
  const form = useMeasurementForm(customer.id, measures, record);
  const { isDirty } = form.formState;
  const draft = useDraft<MeasurementValues>('measurement', record.id);
  const edited = useEditedRow({ row: record, valuesOf: (row) => valuesOf(customer.id, row), form, questions, draft });
  const update = useUpdateMeasurement();
  const save = useOneAtATime(async (input: MeasurementInput) => {
    const { measurements, tags } = input;
    try {
      await edited.save(input, (row) => update.mutateAsync({ record: row, body: { measurements, tags } }));
    } catch (error) {
      if (isChangedMeanwhile(error)) return;
      if (setFieldErrors(error, form.setError, questions)) return;
      const description = serverMessage(error, 'Failed to update measurement');
      toast({ title: 'Error', description, variant: 'destructive', error });
      return;
    }
    toast({ title: 'Measurement updated successfully' });
    onClose();
  });
  const leave = () => {
    draft.end();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title="Edit Measurement"
      description={`For ${customer.name}`}
      wide
      dirty={isDirty}
      isSaving={edited.isSaving}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <DialogBody>
          <DraftNotice onDiscard={edited.onDiscardDraft} />
          <ChangedNotice form={form} changed={edited.changed} />
          <MeasurementFields {...{ form, measures, unit, active }} last={lastValues(earlier)} onActive={setActive} />
        </DialogBody>
        <DialogFoot line>
          <SavingFields isSaving={edited.isSaving} className="contents">
            <LengthKeys {...{ form, active, unit }} onUnit={setUnit} />
          </SavingFields>
          <DialogCancel />
          <Button type="submit" variant="primary" busy={edited.isSaving}>
            {edited.isSaving ? 'Updating...' : 'Update Measurement'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

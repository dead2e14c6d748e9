import type { Customer } from '@shared/customers';
import {
  measures as allMeasures,
  templates,
  type Measure,
  type Measurement,
  type MeasurementInput,
  type TemplateName,
} from '@shared/measurements';
import { useState } from 'react';
import { useDraft } from '../../forms/use-draft';
import { serverMessage } from '../../lib/api';
import { rowAfter, useEditedRow } from '../../lib/edited-row';
import { setFieldErrors } from '../../lib/form';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { useSubmission } from '../../lib/submission';
import { Button } from '../../ui/controls/button';
import { ChangedNotice } from '../../ui/feedback/changed-notice';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../ui/overlays/dialog';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { SavingFields } from '../../ui/controls/saving-fields';
import { toast } from '../../ui/feedback/toast';
import { LengthKeys } from './length-keys';
import { MeasurementFields } from './measurement-fields';
import { questions, useMeasurementForm, valuesOf, type MeasurementValues } from './measurement-form';
import { useCreateMeasurement, useUpdateMeasurement } from './queries';
import { lastValues, usualUnit } from './record-history';
import { TemplateChoice } from './template-choice';

interface AddMeasurementDialogProps {
  customer: Customer;
  /** The client's records, newest first. */
  records: readonly Measurement[];
  onClose: () => void;
}

const none: readonly Measure[] = [];

/**
 * Shows the templates, then the form of the chosen one; Back returns to the templates and keeps the typed values. If an
 * earlier attempt created the record and another device has changed it, the form also shows the other measures that the
 * record contains, because a save deletes each measure that it does not contain.
 */
export function AddMeasurementDialog({ customer, records, onClose }: AddMeasurementDialogProps) {
  const draft = useDraft<MeasurementValues>('measurement', newRecordId(customer));
  const [template, setTemplate] = useState<TemplateName | null>(() => templateNamed(draft.choice));
  const [before, setBefore] = useState<TemplateName | null>(null);
  const [active, setActive] = useState<Measure | null>(null);
  const [unit, setUnit] = useState(() => usualUnit(records));
  const [found, setFound] = useState(none);
  const measures = template ? withFound(templates[template].measures, found) : none;
  const form = useMeasurementForm(customer.id, measures);
  const { isDirty } = form.formState;
  const create = useCreateMeasurement();
  const update = useUpdateMeasurement();
  const make = useSubmission(create.mutateAsync, draft);
  const edited = useEditedRow({
    row: undefined as Measurement | undefined,
    valuesOf: (row) => valuesOf(customer.id, row),
    form,
    questions,
    draft,
  });
  const save = useOneAtATime(async (body: MeasurementInput) => {
    const { measurements, tags } = body;
    try {
      await edited.save(body, (row) =>
        row ? update.mutateAsync({ record: row, body: { measurements, tags } }) : make(body),
      );
    } catch (error) {
      const row = rowAfter<Measurement>(error);
      if (row) return setFound((earlier) => withFound(earlier, heldBy(row)));
      if (setFieldErrors(error, form.setError, questions)) return;
      const description = serverMessage(error, 'Failed to add measurement');
      toast({ title: 'Error', description, variant: 'destructive', error });
      return;
    }
    toast({ title: 'Measurement added successfully' });
    onClose();
  });
  const choose = (chosen: TemplateName) => {
    setTemplate(chosen);
    draft.choose(chosen);
  };
  const leave = () => {
    draft.end();
    onClose();
  };
  const back = () => {
    setBefore(template);
    setTemplate(null);
    setActive(null);
  };
  if (!template) {
    return (
      <Dialog
        open
        onOpenChange={leave}
        title="Add Measurement"
        description={`For ${customer.name}. Choose a template`}
        dirty={isDirty}
        isSaving={edited.isSaving}
      >
        <DialogBody>
          <TemplateChoice before={before} onChoose={choose} />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={templates[template].name}
      description={`For ${customer.name}`}
      wide
      dirty={isDirty}
      isSaving={edited.isSaving}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <DialogBody>
          <DraftNotice onDiscard={edited.onDiscardDraft} />
          <ChangedNotice form={form} changed={edited.changed} />
          <MeasurementFields {...{ form, measures, unit, active }} last={lastValues(records)} onActive={setActive} />
        </DialogBody>
        <DialogFoot line>
          <SavingFields isSaving={edited.isSaving} className="contents">
            <LengthKeys {...{ form, active, unit }} onUnit={setUnit} />
          </SavingFields>
          <Button onClick={back}>Back</Button>
          <Button type="submit" variant="primary" busy={edited.isSaving}>
            {edited.isSaving ? 'Adding...' : 'Add Measurement'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Returns the draft id of a client's new record. */
export const newRecordId = ({ id }: Customer) => `new-${id}`;

const templateNamed = (name = '') => (name in templates ? (name as TemplateName) : null);

const withFound = (measures: readonly Measure[], found: readonly Measure[]) => [...new Set([...measures, ...found])];

const heldBy = ({ measurements }: Measurement) => allMeasures.filter((measure) => measurements[measure]);

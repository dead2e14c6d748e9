import type { Customer } from '@shared/customers';
import { templates, type Measure, type Measurement, type TemplateName } from '@shared/measurements';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog';
import { LengthKeys } from './length-keys';
import { MeasurementFields } from './measurement-fields';
import { useMeasurementForm } from './measurement-form';
import { lastValues, usualUnit } from './record-history';
import { TemplateChoice } from './template-choice';

interface MeasurementFormDialogProps {
  customer: Customer;
  /** The record to edit; without one, the dialog adds a record by a template that the user chooses first. */
  record?: Measurement;
  /** The records before this one, newest first. */
  earlier: readonly Measurement[];
  onClose: () => void;
}

/** The form of a record. Back returns to the templates and keeps the typed values. */
export function MeasurementFormDialog({ customer, record, earlier, onClose }: MeasurementFormDialogProps) {
  const { form, measures, template, choose, leaveTemplate } = useMeasurementForm(customer.id, record, onClose);
  const [before, setBefore] = useState<TemplateName | null>(null);
  const [active, setActive] = useState<Measure | null>(null);
  const [unit, setUnit] = useState(() => usualUnit(record ? [record, ...earlier] : earlier));
  const hasFields = record !== undefined || template !== null;
  const title = template ? templates[template].name : record ? 'Edit Measurement' : 'Add Measurement';
  const back = () => {
    setBefore(template);
    leaveTemplate();
    setActive(null);
  };
  return (
    <FormDialog
      form={form}
      title={title}
      description={`For ${customer.name}${hasFields ? '' : '. Choose a template'}`}
      wide={hasFields}
      choice={!hasFields && <TemplateChoice before={before} onChoose={choose} />}
      onBack={record ? undefined : back}
      tools={<LengthKeys {...{ form, active, unit }} onUnit={setUnit} />}
    >
      <MeasurementFields {...{ form, measures, unit, active }} last={lastValues(earlier)} onActive={setActive} />
    </FormDialog>
  );
}

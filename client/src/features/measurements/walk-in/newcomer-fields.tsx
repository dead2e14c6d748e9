import type { Customer } from '@shared/customers/contract';
import { onEnter } from '../../../lib/fields/on-enter';
import { Button } from '../../../ui/controls/button';
import { TextField } from '../../../ui/controls/field';
import { FigureField } from '../../../ui/controls/figure-field';
import { Name } from '../../../ui/display/name';
import type { MeasurementForm } from '../form/measurement-form';

interface NewcomerFieldsProps {
  form: MeasurementForm;
  /** The existing client that the user has chosen. */
  known: Customer | undefined;
  onEnter: () => void;
  onNew: () => void;
}

/** The name and the number of a new client, or the client who is measured. */
export function NewcomerFields({ form, known, onEnter: goOn, onNew }: NewcomerFieldsProps) {
  if (known) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <Name as="b">{known.name}</Name>
        <Button variant="action" size="s" onClick={onNew}>
          New client instead
        </Button>
      </p>
    );
  }
  return (
    <div role="presentation" className="grid gap-3 sm:grid-cols-2" onKeyDown={onEnter(goOn)}>
      <TextField {...form.field('name')} autoComplete="off" autoCapitalize="words" enterKeyHint="next" />
      <FigureField
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="next"
        optional
      />
    </div>
  );
}

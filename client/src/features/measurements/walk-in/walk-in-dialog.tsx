import type { Customer } from '@shared/customers/contract';
import { walkInInputSchema, type WalkIn, type WalkInInput } from '@shared/walk-ins/contract';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../../forms/use-draft';
import type { Newcomer } from '../../../lib/navigation/history-state';
import { useCustomers } from '../../customers/queries';
import { lastTexts } from '@shared/measurements/values';
import type { Sheet } from '@shared/sheets/contract';
import { adding, useSheetForm, type RecordValues } from '../form/measurement-form';
import { MeasuringDialog } from '../form/measuring-dialog';
import { useMeasurements } from '../queries';
import { useSheets } from '../sheets/queries';
import { useMeasuring } from '../form/use-measuring';
import { NewcomerFields } from './newcomer-fields';
import { useCreateWalkIn, useUpdateWalkIn, type TakenRecord } from './queries';
import { SameClients } from './same-clients';
import { useTwins } from './use-twins';

interface WalkInDialogProps {
  newcomer: Newcomer;
  onClose: (saved?: TakenRecord) => void;
}

/**
 * Adds a client and their first record with one save: the name and the sheet first, then the measures. If a client has the name or the
 * number, it asks before the measures and before the save, and can take the record of that client instead.
 */
export function WalkInDialog({ newcomer, onClose }: WalkInDialogProps) {
  const { own, all } = useSheets();
  const draft = useDraft<RecordValues>('walk-in');
  const [knownId, setKnownId] = useState(draft.found?.values.customerId);
  const known = useCustomers().data?.find(({ id }) => id === knownId);
  const earlier = useMeasurements(knownId).data ?? [];
  const taking = useSheetForm<TakenRecord, WalkInInput>({
    kind: 'walk-in',
    draft,
    sheets: all,
    schema: walkInInputSchema,
    beside: (row) => (row ? { customerId: knownId, ...contactOf(row) } : { customerId: undefined, ...newcomer }),
    create: useCreateWalkIn(knownId),
    update: useUpdateWalkIn(),
    words: knownId ? adding : words,
    onDone: onClose,
  });
  const { form, choose } = taking;
  const measuring = useMeasuring(form, earlier);
  const twins = useTwins(form, knownId !== undefined || draft.submission.lost.length > 0);
  const [wanted, setWanted] = useState<Sheet>();
  const [box, fields] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  /** Returns whether the client is decided. If not, the question gets the focus. */
  const isDecided = (): boolean => {
    const hasTwins = flushSync(twins.ask);
    if (hasTwins) box.current?.focus();
    return !hasTwins;
  };
  const isNamed = () => form.trigger(['name', 'phone'], { shouldFocus: true });
  const focusSheets = () => {
    const buttons = [...(fields.current?.parentElement?.querySelectorAll('button') ?? [])];
    buttons.find((button) => !fields.current?.contains(button))?.focus();
  };
  /** Decides who the client is, and goes on with the sheet or the measure that the user was at. */
  const decide = (as: () => void) => {
    flushSync(as);
    if (wanted) choose(wanted);
    else if (measuring.hand) measuring.hand.input.focus();
    else focusSheets();
  };
  const use = ({ id, name }: Customer) =>
    decide(() => {
      setKnownId(id);
      form.setValue('customerId', id, { shouldDirty: true });
      form.setValue('name', name, { shouldDirty: true, shouldValidate: true });
    });
  const takeNew = () =>
    decide(() => {
      setKnownId(undefined);
      form.setValue('customerId', undefined);
      twins.setNew();
    });
  const notice = <SameClients clients={twins.found} box={box} onUse={use} onNew={takeNew} />;
  const guarded = {
    ...form,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isDecided()) form.submit(event);
    },
    onDiscardDraft: form.onDiscardDraft && discard,
  };
  function discard() {
    setKnownId(undefined);
    form.onDiscardDraft?.();
  }
  return (
    <MeasuringDialog
      taking={{ ...taking, form: guarded }}
      measuring={measuring}
      last={lastTexts(earlier)}
      sheets={own}
      isNew
      whose={form.watch('name')?.trim() || 'a new client'}
      asksName={!knownId}
      notice={notice}
      nameField={
        <div ref={fields} className="mb-4">
          <NewcomerFields
            form={form}
            known={known}
            onEnter={() => void isNamed().then((isValid) => isValid && isDecided() && focusSheets())}
            onNew={takeNew}
          />
        </div>
      }
      onChoose={(sheet) => {
        setWanted(sheet);
        void isNamed().then((isValid) => isValid && isDecided() && choose(sheet));
      }}
    />
  );
}

function contactOf(row: TakenRecord | WalkIn | WalkInInput): Newcomer {
  const { name = '', phone = null } = 'name' in row ? row : (row.customer ?? {});
  return { name, phone: phone ?? '' };
}

const words = {
  submit: 'Add Measurement',
  submitting: 'Adding...',
  saved: { title: 'Client added successfully', description: 'With the first measurements' },
  failed: 'Failed to add client',
};

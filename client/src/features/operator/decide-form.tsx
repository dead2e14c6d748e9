import type { Act, Case } from '@shared/cases';
import { maxLengths } from '@shared/limits';
import { groundSentence, type ReportReason, reportReasons } from '@shared/report-reasons';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { Field, TextField } from '../../ui/controls/field';
import { inputClass } from '../../ui/controls/input';
import { TextArea } from '../../ui/controls/text-area';
import { useAction } from '../../ui/feedback/use-action';
import { useDecide } from './queries';

/** The form of one act with its reason. Starts with the reason of the latest report. */
export function DecideForm({ about }: { about: Case }) {
  const [ground, setGround] = useState<ReportReason>(
    () => reportReasons.find((reason) => reason === about.reason) ?? 'other',
  );
  const [words, setWords] = useState({ explanation: '', note: '' });
  const { mutateAsync, isPending } = useDecide(about.id);
  return (
    <section className="grid gap-4 rounded border border-edge p-4" aria-label="Decide">
      <Field label="Reason, shown to the owner">
        {(control) => (
          <select
            {...control}
            className={inputClass({ end: 'select' })}
            value={ground}
            onChange={({ currentTarget }) => setGround(currentTarget.value as ReportReason)}
          >
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {groundSentence(reason)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextArea
        label="Words to the owner"
        optional
        rows={2}
        short
        maxLength={maxLengths.reportText}
        value={words.explanation}
        onChange={({ currentTarget }) => setWords({ ...words, explanation: currentTarget.value })}
      />
      <TextField
        label="Note for operators"
        optional
        maxLength={maxLengths.reportText}
        value={words.note}
        onChange={({ currentTarget }) => setWords({ ...words, note: currentTarget.value })}
      />
      <div className="flex flex-wrap gap-2">
        {actsFor(about).map(({ name, ...look }) => (
          <ActButton
            key={name}
            {...look}
            isBusy={isPending}
            onDecide={() => mutateAsync({ act: name, ground, ...words })}
          />
        ))}
      </div>
      <p className="text-micro text-muted">Hidden, never deleted. The owner sees the reason and can appeal once.</p>
    </section>
  );
}

interface ActLook {
  label: string;
  variant: 'primary' | 'secondary' | 'ghost' | 'danger-quiet';
}

interface ActButtonProps extends ActLook {
  isBusy: boolean;
  onDecide: () => Promise<unknown>;
}

function ActButton({ label, variant, isBusy, onDecide }: ActButtonProps) {
  const decide = useAction(onDecide, { failed: 'The decision was not saved.', done: { title: 'Decided' } });
  return (
    <Button variant={variant} busy={isBusy} onClick={() => void decide()}>
      {label}
    </Button>
  );
}

type NamedAct = ActLook & { name: Act };

/** Returns the acts that fit the state of a case, the usual one first. */
function actsFor({ image, imageId, page, closedAt, decisions }: Case): NamedAct[] {
  const inForce = decisions.filter(({ endedAt }) => endedAt === null);
  const isHeld = inForce.some(({ act }) => act === 'hold');
  const hasPicture = image !== null && imageId !== null;
  const acts: (NamedAct | false)[] = [
    inForce.length > 0 && { name: 'restore', label: isHeld ? 'Show page' : 'Restore', variant: 'primary' },
    hasPicture && !image.isHidden && { name: 'hide picture', label: 'Hide picture', variant: 'primary' },
    (isHeld || !page.isHidden) && {
      name: 'hide page',
      label: 'Hide page',
      variant: hasPicture || isHeld ? 'ghost' : 'primary',
    },
    !closedAt && !isHeld && { name: 'dismiss', label: 'Dismiss', variant: 'secondary' },
    !page.isSuspended && { name: 'suspend', label: 'Suspend account', variant: 'danger-quiet' },
  ];
  return acts.filter((act) => act !== false);
}

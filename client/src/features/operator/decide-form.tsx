import type { Case } from '@shared/moderation/cases';
import { actsWithReason } from '@shared/moderation/acts';
import { maxLengths } from '@shared/contract/limits';
import { groundSentence, reasonLabel, type ReportReason, reportReasons } from '@shared/moderation/report-reasons';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { Field, TextField } from '../../ui/controls/field';
import { inputClass } from '../../ui/controls/input';
import { TextArea } from '../../ui/controls/text-area';
import { useAction } from '../../ui/feedback/use-action';
import { actsFor, type FormAct, groundOf } from './acts-for';
import { useDecide, useHideOther } from './queries';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';

/** The form of one act with its reason. It starts with the reason that the case is about, or with none. */
export function DecideForm({ id, about }: { id: string; about: Case }) {
  const [ground, setGround] = useState(() => groundOf(about));
  const [words, setWords] = useState({ explanation: '', note: '' });
  const [error, setError] = useState<string>();
  const [isSuspending, setSuspending] = useState(false);
  const { decide, isPending } = useActs(about, { ground, ...words });
  /** Returns whether a reason is chosen if the act needs one; says so on the field if not. */
  const hasReason = (act: FormAct) => {
    const isMissing = !ground && (act === 'hide other' || actsWithReason.includes(act));
    setError(isMissing ? 'Please choose a reason' : undefined);
    if (isMissing) document.getElementById(`${id}-reason`)?.focus();
    return !isMissing;
  };
  const press = (act: FormAct) => {
    if (!hasReason(act)) return;
    if (act === 'suspend') setSuspending(true);
    else void decide(act);
  };
  return (
    <section id={id} className="grid gap-4 rounded border border-edge p-4" aria-label="Decide">
      <Field
        id={`${id}-reason`}
        label="Reason, shown to the owner"
        hint={ground && `The owner reads: ‘${groundSentence(ground)}’`}
        error={error}
      >
        {(control) => (
          <select
            {...control}
            className={inputClass({ end: 'select' })}
            value={ground ?? ''}
            onChange={({ currentTarget }) => {
              setGround(currentTarget.value as ReportReason);
              setError(undefined);
            }}
          >
            <option value="" disabled>
              Choose a reason
            </option>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonLabel(reason)}
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
        {actsFor(about).map(({ act, label, variant }) => (
          <Button key={act} variant={variant} busy={isPending} onClick={() => press(act)}>
            {label}
          </Button>
        ))}
      </div>
      <p className="text-micro text-muted">
        Hidden, never deleted. The owner of what is hidden sees the reason and can appeal once.
      </p>
      <SuspendDialog
        open={isSuspending}
        businessName={about.page.businessName}
        busy={isPending}
        onClose={() => setSuspending(false)}
        onConfirm={() => void decide('suspend').then(() => setSuspending(false))}
      />
    </section>
  );
}

interface Reason {
  ground: ReportReason | undefined;
  explanation: string;
  note: string;
}

function useActs(about: Case, reason: Reason) {
  const decide = useDecide(about.id);
  const hideOther = useHideOther(about.id);
  const words = { failed: 'The decision was not saved.', keepsText: true, done: { title: 'Decided' } };
  const act = async (name: FormAct) => {
    const { ground } = reason;
    if (name !== 'hide other') return decide.mutateAsync({ act: name, ...reason });
    if (ground) return hideOther.mutateAsync({ ...reason, ground });
  };
  return { decide: useAction(act, words), isPending: decide.isPending || hideOther.isPending };
}

interface SuspendDialogProps {
  open: boolean;
  businessName: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an account is suspended, and says what that does. */
function SuspendDialog({ open, businessName, busy, onClose, onConfirm }: SuspendDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Suspend this account?"
      description={businessName}
      confirmLabel="Suspend account"
      busyLabel="Suspending..."
      busy={busy}
      onConfirm={onConfirm}
    >
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>The page and all its pictures are hidden from visitors at once.</li>
        <li>The owner cannot publish: no new pictures, no changes of the page.</li>
        <li>The client book stays open to the owner, who can download everything or delete the account.</li>
        <li>
          The owner reads your reason and can appeal once. The suspension lasts until you restore the account here.
        </li>
      </ul>
    </ConfirmDialog>
  );
}

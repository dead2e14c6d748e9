import { type ReportReason, reasonWords, reportReasons } from '@shared/moderation/report-reasons';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FieldNotes, fieldClass, labelClass } from '../../../../ui/controls/field';

interface ReasonFieldProps {
  value: ReportReason | undefined;
  error: string | undefined;
  onChange: (reason: ReportReason) => void;
}

/** The reasons of a report, in rows of 44 px. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <fieldset className={fieldClass} aria-describedby={error && `${id}-error`}>
      <legend className={labelClass()}>What is wrong?</legend>
      <div className="grid divide-y divide-hairline overflow-hidden rounded border border-hairline">
        {reportReasons.map((reason) => {
          const { label, hint } = reasonWords[reason];
          return (
            <label
              key={reason}
              className={cx(
                'flex min-h-tap cursor-pointer items-center gap-3 px-3.5 py-2',
                reason === value && 'bg-action-tint',
              )}
            >
              <input
                type="radio"
                name={id}
                className="m-0 size-5 flex-none accent-action"
                checked={reason === value}
                onChange={() => onChange(reason)}
              />
              <span className="grid">
                <span className="text-compact/snug font-semibold">{label}</span>
                {hint && <span className="text-micro text-muted">{hint}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

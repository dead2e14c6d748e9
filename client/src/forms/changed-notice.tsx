import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { focusField } from '../lib/fields/focus-field';
import { Button } from '../ui/controls/button';
import { RelativeTime } from '../ui/display/relative-time';
import type { RowForm } from './use-row-form';
import type { EditConflict } from './use-versioned-save';

interface ChangedNoticeProps<T extends FieldValues, Sent extends object> {
  form: RowForm<T, Sent>;
}

/** In a form whose row was changed elsewhere, lists the differences and offers the choices. Otherwise renders nothing. */
export function ChangedNotice<T extends FieldValues, Sent extends object>({ form }: ChangedNoticeProps<T, Sent>) {
  return form.changed ? <Notice form={form} changed={form.changed} /> : null;
}

interface NoticeProps<T extends FieldValues, Sent extends object> extends ChangedNoticeProps<T, Sent> {
  changed: EditConflict<T>;
}

function Notice<T extends FieldValues, Sent extends object>({ form, changed }: NoticeProps<T, Sent>) {
  const title = useId();
  const notice = useRef<HTMLDivElement>(null);
  const differences = changed.differences(useWatch({ control: form.control }) as T);
  const isDecided = differences.length === 0;
  const focus = () => notice.current?.focus();
  // Focus the notice after each refused save, because it holds the next actions.
  useEffect(focus, [changed.refusal]);
  // The pressed button is removed together with its difference.
  const take = (name: Path<T>) => {
    changed.take(name);
    focus();
  };
  const reload = () => {
    const first = notice.current?.closest('form')?.querySelector<HTMLElement>(firstField);
    changed.reload();
    focusField(first);
  };
  return (
    <div
      className="mb-6 grid max-w-216 min-w-0 scroll-my-16 grid-cols-1 gap-3 rounded border border-s-4 border-hairline border-s-orange bg-surface px-4 py-3.5"
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      ref={notice}
    >
      <div className="grid gap-0.5">
        <b className="text-name text-balance" id={title}>
          Changed on another device, <RelativeTime at={changed.at} className="-my-2.5 inline-block" />
        </b>
        <p className="text-small text-pretty text-muted" role="status">
          {isDecided
            ? 'Nothing is left to decide: save as usual.'
            : 'What you typed is still here, but not saved yet. The other device saved:'}
        </p>
      </div>
      {!isDecided && (
        <ul role="list">
          {differences.map(({ name, ...each }) => (
            <Difference key={name} {...each} onTake={() => take(name)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={reload}>Reload</Button>
        {!isDecided && (
          <Button type="submit" onClick={changed.overwrite}>
            Overwrite
          </Button>
        )}
        <p className="basis-full text-small text-pretty text-muted">
          {isDecided
            ? 'Reload discards what you typed.'
            : 'Reload discards what you typed. Overwrite saves it in place of the other device’s changes.'}
        </p>
      </div>
    </div>
  );
}

interface DifferenceProps {
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
  onTake: () => void;
}

function Difference({ label, theirs, mine, onTake }: DifferenceProps) {
  return (
    <li className="flex items-center justify-between gap-2 border-t border-dashed border-thread py-1.5 last:border-b">
      <div className="min-w-0">
        <b className="block text-micro font-medium text-muted">{label}</b>
        <p className={cx('wrap-anywhere whitespace-pre-line', !theirs && 'text-muted italic')}>{theirs || 'Nothing'}</p>
        <p className="truncate text-micro wrap-anywhere text-muted">Here: {mine || 'nothing'}</p>
      </div>
      <Button variant="action" className="-me-2 flex-none" aria-label={`Use this for ${label}`} onClick={onTake}>
        Use this
      </Button>
    </li>
  );
}

/** Skips file inputs, which are hidden behind a button. */
const firstField = ':is(input, textarea):not([type="file"])';

import { useEffect, useId, useRef } from 'react';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { Changed } from '../lib/edited-row';
import { Button } from './button';
import { RelativeTime } from './relative-time';
import './changed-notice.css';

interface ChangedNoticeProps<T extends FieldValues, Sent> {
  form: UseFormReturn<T, unknown, Sent>;
  changed: Changed<T> | undefined;
}

/** Inside a form whose row was changed elsewhere: what differs, and the choice whose words stay. Otherwise nothing. */
export function ChangedNotice<T extends FieldValues, Sent>({ form, changed }: ChangedNoticeProps<T, Sent>) {
  return changed ? <Notice form={form} changed={changed} /> : null;
}

function Notice<T extends FieldValues, Sent>({ form, changed }: { changed: Changed<T> } & ChangedNoticeProps<T, Sent>) {
  const title = useId();
  const notice = useRef<HTMLDivElement>(null);
  const differences = changed.differences(useWatch({ control: form.control }) as T);
  const isDecided = differences.length === 0;
  const focus = () => notice.current?.focus();
  // Each time a save is refused: that is where the way on is.
  useEffect(focus, [changed.refusal]);
  // The button that was pressed goes away with what it stood for.
  const take = (name: Path<T>) => {
    changed.take(name);
    focus();
  };
  const reload = () => {
    const first = notice.current?.closest('form')?.querySelector<HTMLElement>(firstField);
    changed.reload();
    first?.focus();
  };
  return (
    <div className="changed" role="group" aria-labelledby={title} tabIndex={-1} ref={notice}>
      <div className="changed__head">
        <b id={title}>
          Changed on another device, <RelativeTime at={changed.at} />
        </b>
        <p role="status">
          {isDecided
            ? 'Nothing is left to decide: save as usual.'
            : 'What you typed is still here, but not saved yet. The other device saved:'}
        </p>
      </div>
      {!isDecided && (
        <ul className="changed__list" role="list">
          {differences.map(({ name, label, theirs, mine }) => (
            <li key={name}>
              <div>
                <b>{label}</b>
                <p className={theirs ? undefined : 'changed__none'}>{theirs || 'Nothing'}</p>
                <p className="changed__mine">Here: {mine || 'nothing'}</p>
              </div>
              <Button variant="ghost" aria-label={`Use this for ${label}`} onClick={() => take(name)}>
                Use this
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="changed__foot">
        <Button onClick={reload}>Reload</Button>
        {!isDecided && (
          <Button type="submit" onClick={changed.overwrite}>
            Overwrite
          </Button>
        )}
        <p>
          {isDecided
            ? 'Reload discards what you typed.'
            : 'Reload discards what you typed. Overwrite saves it in place of the other device’s changes.'}
        </p>
      </div>
    </div>
  );
}

/** A picture's own field is hidden behind its button. */
const firstField = ':is(input, textarea):not([type="file"])';

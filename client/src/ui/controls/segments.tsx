import { cx } from 'class-variance-authority';

interface SegmentsProps<Value extends string> {
  label?: string;
  /** The id of the label, instead of `label`. */
  labelId?: string;
  /** The values with their words. */
  options: Readonly<Record<Value, string>>;
  /** The pressed value; undefined or another text for none. */
  value: string | undefined;
  onPress: (value: Value) => void;
  className?: string;
}

/** Keys side by side in one frame, of which at most one is pressed. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, labelId, options, value, onPress, className } = props;
  return (
    <div
      className={cx(
        'relative grid auto-cols-fr grid-flow-col overflow-hidden rounded after:pointer-events-none after:absolute after:inset-0 after:rounded-inherit after:border after:border-edge',
        className,
      )}
      role="group"
      aria-label={label}
      aria-labelledby={labelId}
    >
      {(Object.entries(options) as [Value, string][]).map(([each, words]) => (
        <button
          key={each}
          type="button"
          className="min-h-tap bg-surface px-2 text-small/[1.6] font-semibold focus-visible:no-shadow focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={each === value}
          onClick={() => onPress(each)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

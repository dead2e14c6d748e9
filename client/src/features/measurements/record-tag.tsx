import { templateOf, type Measurement } from '@shared/measurements';
import { cva, cx } from 'class-variance-authority';

/** The record's label, as a tag sewn on at both ends. */
export function RecordTag({ record }: { record: Measurement }) {
  return (
    <span className={tagClass({ look: lookOf(record) })}>
      <Stitches className="start-[5px]" />
      {record.tags ?? 'No label'}
      <Stitches className="end-[5px]" />
    </span>
  );
}

const tagClass = cva(
  'relative inline-flex min-h-7 max-w-full items-center rounded-[3px] px-4 py-0.5 font-display text-[0.9375rem]/[1.25] font-semibold wrap-anywhere',
  {
    variants: {
      look: {
        none: 'bg-sunken text-muted [--stitch:var(--thread)]',
        plain: 'bg-orange-tint text-orange-ink [--stitch:var(--orange)]',
        shirt: 'bg-action-tint text-action-ink [--stitch:var(--action)]',
        dress: 'bg-purple-tint text-purple-ink [--stitch:var(--purple)]',
      },
    },
  },
);

/** Coloured by the template that was used. */
function lookOf({ tags, measurements }: Measurement) {
  if (!tags) return 'none';
  const template = templateOf(measurements);
  return template === 'shirt' || template === 'dress' ? template : 'plain';
}

function Stitches({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute inset-y-[4px] w-[2px] bg-[repeating-linear-gradient(to_bottom,var(--stitch)_0_4px,transparent_4px_7px)]',
        className,
      )}
    />
  );
}

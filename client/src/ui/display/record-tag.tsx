import { templateOf, type Measurement } from '@shared/measurements/contract';
import { cva, cx } from 'class-variance-authority';

interface RecordTagProps {
  record: Pick<Measurement, 'tags' | 'measurements'>;
  /** `em` grows with the text around it. */
  size?: 's' | 'em';
}

/** The record's label, drawn as a tag that is sewn on at both ends. */
export function RecordTag({ record, size }: RecordTagProps) {
  return (
    <span className={tagClass({ look: colourOf(record), size })}>
      <Stitches className="start-[5px]" />
      {record.tags ?? 'No label'}
      <Stitches className="end-[5px]" />
    </span>
  );
}

const tagClass = cva(
  'relative inline-flex max-w-full items-center rounded-[3px] py-0.5 font-display font-semibold wrap-anywhere',
  {
    variants: {
      look: {
        none: 'bg-sunken text-muted [--stitch:var(--thread)]',
        plain: 'bg-orange-tint text-orange-ink [--stitch:var(--orange)]',
        shirt: 'bg-action-tint text-action-ink [--stitch:var(--action)]',
        dress: 'bg-purple-tint text-purple-ink [--stitch:var(--purple)]',
      },
      size: {
        s: 'min-h-6 px-3.25 text-micro/[1.25]',
        em: 'min-h-[1.75em] px-[1em] text-[1em]/[1.25]',
        md: 'min-h-7 px-4 text-[0.9375rem]/[1.25]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** Returns the colour of the record's template. */
function colourOf({ tags, measurements }: RecordTagProps['record']) {
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

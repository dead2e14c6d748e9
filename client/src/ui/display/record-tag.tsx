import type { Measurement } from '@shared/measurements/contract';
import { sheetIdOf } from '@shared/sheets/sheet-of-record';
import { cva, cx } from 'class-variance-authority';

interface RecordTagProps {
  record: Pick<Measurement, 'tags' | 'measurements' | 'sheetId'>;
  /** `em` grows with the text around it. */
  size?: 's' | 'em';
}

/** The record's label, drawn as a tag that is sewn on at both ends. */
export function RecordTag({ record, size }: RecordTagProps) {
  return (
    <span className={tagClass({ look: colourOf(record), size })}>
      <Stitches className="start-1.25" />
      {record.tags ?? 'No label'}
      <Stitches className="end-1.25" />
    </span>
  );
}

const tagClass = cva(
  'relative inline-flex max-w-full items-center rounded-xs py-0.5 font-display font-semibold wrap-anywhere',
  {
    variants: {
      look: {
        none: 'bg-sunken text-muted [--stitch:var(--thread)]',
        plain: 'bg-orange-tint text-orange-ink [--stitch:var(--orange)]',
        shirt: 'bg-action-tint text-action-ink [--stitch:var(--action)]',
        dress: 'bg-purple-tint text-purple-ink [--stitch:var(--purple)]',
      },
      size: {
        s: 'min-h-6 px-3.25 text-micro/tight',
        em: 'min-h-[1.75em] px-em-4 leading-tight',
        md: 'min-h-7 px-4 text-compact/tight',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** Returns the colour of the record's sheet. */
function colourOf(record: RecordTagProps['record']) {
  if (!record.tags) return 'none';
  const sheet = sheetIdOf(record);
  return sheet === 'shirt' || sheet === 'dress' ? sheet : 'plain';
}

function Stitches({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('absolute inset-y-1 w-0.5 [--along:to_bottom] sewn', className)} />;
}

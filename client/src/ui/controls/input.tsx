import type { ReactNode } from 'react';
import { cva, cx } from 'class-variance-authority';

/** The class of an input, a select or a textarea. */
export const inputClass = cva(
  'w-full min-w-0 text-body/[1.4] placeholder:text-muted placeholder:opacity-100 disabled:border-hairline disabled:bg-sunken',
  {
    variants: {
      /** Inside an `InputGroup`, which draws the frame. */
      framed: {
        true: 'border-0 no-shadow outline-0',
        false:
          'rounded border border-edge bg-surface hover:border-ink focus-visible:border-action focus-visible:no-shadow focus-visible:-outline-offset-1 focus-visible:outline-action aria-invalid:border-danger aria-invalid:outline-danger',
      },
      size: {
        md: 'py-2.5',
        compact: 'min-h-tap py-2',
        /** Compact on wide screens with a mouse. */
        dense: 'py-2.5 dense:min-h-tap dense:py-2',
        lg: 'min-h-13 py-2.5',
        /** Inside a compact `InputGroup`, which sets the height. */
        filling: 'py-1.5',
        /** Of a textarea, which sets its height. */
        lines: 'py-2.5',
      },
      /** The element over the start of the input; null if the input sets the padding itself. */
      start: {
        nothing: 'ps-3.5',
        icon: 'ps-11',
        narrow: 'ps-2',
        prefix: 'ps-2 font-semibold placeholder:font-normal',
      },
      /** The element over or beside the end of the input. */
      end: {
        nothing: 'pe-3.5',
        narrow: 'pe-1',
        arrow: 'pe-11',
        clear: 'pe-12',
        button: 'flex-1 pe-2',
        select: 'select-arrow pe-10 disabled:bg-none',
      },
    },
    compoundVariants: [{ framed: false, size: ['md', 'dense'], class: 'min-h-field' }],
    defaultVariants: { framed: false, size: 'md', start: 'nothing', end: 'nothing' },
  },
);

const groupClass = cva(
  'flex min-w-0 items-stretch rounded border bg-surface focus-within:outline-2 focus-within:-outline-offset-1',
  {
    variants: {
      invalid: {
        true: 'border-danger outline-danger',
        false:
          'border-edge outline-action focus-within:border-action hover:border-ink hover:focus-within:border-action',
      },
      height: { compact: 'min-h-tap', field: 'min-h-field', large: 'min-h-13' },
    },
    defaultVariants: { invalid: false, height: 'field' },
  },
);

/** The visible label at the start of an `InputGroup`; the control has another one for screen readers. `wide` aligns the inputs of several groups. */
export function InsideLabel({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx('self-center text-small text-muted', wide ? 'w-15.5 flex-none ps-3.5 font-semibold' : 'ps-3')}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

interface InputGroupProps {
  /** The input inside is invalid (`aria-invalid`). */
  invalid?: boolean;
  height?: 'compact' | 'field' | 'large';
  className?: string;
  children: ReactNode;
}

/** The frame around an input (`inputClass({ framed: true })`) with a prefix or a button. */
export function InputGroup({ invalid, height, className, children }: InputGroupProps) {
  return <div className={groupClass({ invalid, height, className })}>{children}</div>;
}

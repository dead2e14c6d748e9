import { cva } from 'class-variance-authority';
import { useDeviceWord } from '../../lib/device-words';
import { useUnsentIds } from '../../lib/offline-state';
import { icon } from './icon';

export const PhoneDeviceIcon = icon(
  <>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11 18h2" />
  </>,
);

interface OnPhoneProps {
  /** The id of the row. */
  id: string;
  /** A line of text alone, in a row of little width. */
  isBare?: boolean;
  className?: string;
}

/** Marks a row whose change is only on this device. The mark is basted, not sewn: it goes when the server has the change. */
export function OnPhone({ id, isBare, className }: OnPhoneProps) {
  const isUnsent = useUnsentIds().has(id);
  const device = useDeviceWord();
  if (!isUnsent) return null;
  return (
    <span className={markClass({ isBare, className })}>
      {!isBare && <PhoneDeviceIcon className="size-3.5" />}
      On this {device}
    </span>
  );
}

const markClass = cva('items-center gap-1 font-semibold whitespace-nowrap text-ink', {
  variants: {
    isBare: {
      true: 'block text-fit-sm tracking-snug',
      false: 'inline-flex min-h-6 rounded-xs border border-dashed border-edge bg-paper px-1.5 text-fit-sm',
    },
  },
  defaultVariants: { isBare: false },
});

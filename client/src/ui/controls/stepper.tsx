import { MinusIcon, PlusIcon, TrashIcon } from '../display/workroom-icons';
import { Button } from './button';

interface StepperProps {
  /** What is counted: 'Agbada', 'done of Sash'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** The number in words, such as '3 of 4'. */
  text?: string;
  /** At the smallest number, the minus removes the line. */
  onRemove?: () => void;
  onChange: (value: number) => void;
}

/** A small whole number with two keys. */
export function Stepper({ label, value, min = 1, max, text, onRemove, onChange }: StepperProps) {
  const removes = value <= min && onRemove !== undefined;
  return (
    <div className="flex flex-none items-center rounded border border-edge bg-surface" role="group" aria-label={label}>
      <Button
        variant="ghost"
        iconOnly
        className="rounded-e-none border-0!"
        aria-label={removes ? `Remove ${label}` : 'One less'}
        disabled={value <= min && !removes}
        onClick={() => (removes ? onRemove() : onChange(value - 1))}
      >
        {removes ? <TrashIcon className="size-4.5! text-muted" /> : <MinusIcon />}
      </Button>
      <output className="min-w-7 text-center font-display text-fit/none font-heading whitespace-nowrap lining-nums tabular-nums">
        {text ?? value}
      </output>
      <Button
        variant="ghost"
        iconOnly
        className="rounded-s-none border-0!"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon />
      </Button>
    </div>
  );
}

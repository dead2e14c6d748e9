import { messageNames, type MessageKind } from '@shared/orders/stages';
import { useId } from 'react';
import { chipButtonClass } from '../ui/controls/chips';
import { labelClass } from '../ui/controls/field';

interface MessageKindsProps {
  kinds: readonly MessageKind[];
  value: MessageKind;
  onChoose: (kind: MessageKind) => void;
  /** Whether a message has words of the tailor, which its chip then says. */
  isOwn?: (kind: MessageKind) => boolean;
}

/** The choice of a message. */
export function MessageKinds({ kinds, value, onChoose, isOwn }: MessageKindsProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span className={labelClass()} id={id}>
        Message
      </span>
      <div className="flex flex-wrap gap-1.5" role="group" aria-labelledby={id}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={chipButtonClass({ className: 'px-3.5!' })}
            aria-pressed={kind === value}
            onClick={() => onChoose(kind)}
          >
            {messageNames[kind]}
            {isOwn?.(kind) && <span className="font-normal text-muted">, yours</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

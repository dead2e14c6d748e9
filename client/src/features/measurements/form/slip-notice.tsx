import { Button } from '../../../ui/controls/button';
import type { Slip } from './slips';

interface SlipNoticeProps {
  slip: Slip | null;
  /** Called with the value that was probably meant. */
  onFix: (value: string) => void;
}

/** The notice in the row of a measure; it never prevents saving. */
export function SlipNotice({ slip, onFix }: SlipNoticeProps) {
  const { suggestion } = slip ?? {};
  return (
    <div role="status" className="relative z-1 w-full text-small/[1.3] low:text-micro/[1.3]">
      {slip && (
        <div className="mt-1.5 flex min-h-tap items-center justify-between gap-2 rounded-sm bg-orange-tint py-1 ps-3 wrap-anywhere text-orange-ink">
          <p>{slip.text}</p>
          {suggestion && (
            <Button
              variant="inherit"
              className="-my-1 flex-none text-small/[1.3]! underline-offset-3"
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onFix(suggestion.value)}
            >
              Use {suggestion.short}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

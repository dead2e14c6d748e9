import { Button } from '../../ui/controls/button';

interface MadeElsewhereNoticeProps {
  /** Missing once the typed text is back in the form. */
  onTakeTyped?: () => void;
}

/** Explains that the new profile already exists, so that the form now updates it, and offers to restore the typed text. */
export function MadeElsewhereNotice({ onTakeTyped }: MadeElsewhereNoticeProps) {
  return (
    <div
      className="mb-6 grid justify-items-start gap-3 rounded border border-s-4 border-hairline border-s-action bg-surface px-4 py-3.5"
      role="group"
      aria-label="About your profile"
      tabIndex={-1}
      ref={focusOnArrival}
    >
      <p>
        You already have a tailor profile: it was saved earlier, here or on another device.{' '}
        {onTakeTyped ? 'It is shown below.' : 'Below is what you typed here: saving replaces the saved profile.'}
      </p>
      {onTakeTyped && <Button onClick={onTakeTyped}>Put back what I typed</Button>}
    </div>
  );
}

const focusOnArrival = (notice: HTMLElement | null) => notice?.focus();

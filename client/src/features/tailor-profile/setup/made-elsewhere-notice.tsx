import { useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { useProfileContext } from '../profile-form';
import type { ProfileValues } from '../profile-values';

/** Explains that the new profile already exists, so that the form now updates it, and offers to restore the typed text. */
export function MadeElsewhereNotice({ typed }: { typed: ProfileValues }) {
  const { reset } = useProfileContext();
  const [isOffered, setIsOffered] = useState(true);
  const takeTyped = () => {
    reset(typed, { keepDefaultValues: true });
    setIsOffered(false);
  };
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
        {isOffered ? 'It is shown below.' : 'Below is what you typed here: saving replaces the saved profile.'}
      </p>
      {isOffered && <Button onClick={takeTyped}>Put back what I typed</Button>}
    </div>
  );
}

const focusOnArrival = (notice: HTMLElement | null) => notice?.focus();

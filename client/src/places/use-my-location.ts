import { useState } from 'react';

type Outcome = 'idle' | 'asking' | 'refused' | 'unavailable';

const WAIT_MS = 15_000;
const RECENT_MS = 10 * 60_000;

/** Asks the device for its location on request. `onFound` gets 'lat,lng', rounded to about one kilometre. */
export function useMyLocation(onFound: (near: string) => void) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const ask = () => {
    const { geolocation } = navigator as Partial<Navigator>; // missing on pages without https
    if (!geolocation) return setOutcome('unavailable');
    setOutcome('asking');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setOutcome('idle');
        onFound(`${roughly(coords.latitude)},${roughly(coords.longitude)}`);
      },
      ({ code, PERMISSION_DENIED }) => setOutcome(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: WAIT_MS, maximumAge: RECENT_MS },
    );
  };
  return { outcome, ask, forget: () => setOutcome('idle') };
}

const roughly = (degrees: number) => Math.round(degrees * 100) / 100 + 0;

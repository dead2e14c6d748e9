/** The product's colours in the current theme, as CSS colours. */
export interface MapColours {
  sea: string;
  land: string;
  coast: string;
  border: string;
  /** Dots and names of towns. */
  town: string;
  country: string;
  /** The circle around the place of the search. */
  stitch: string;
  /** The place itself. */
  place: string;
}

const tokens: Record<keyof MapColours, string> = {
  sea: '--sunken',
  land: '--surface',
  coast: '--thread',
  border: '--thread',
  town: '--muted',
  country: '--muted',
  stitch: '--action',
  place: '--orange',
};

export function currentColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as MapColours;
}

/** Calls `changed` whenever the theme changes. Returns a function that unsubscribes. */
export function onThemeChange(changed: () => void): () => void {
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', changed);
  return () => theme.removeEventListener('change', changed);
}

/** The product's colours as they are in the theme now, each a CSS colour. */
export interface MapColours {
  sea: string;
  land: string;
  coast: string;
  border: string;
  /** Dots and names of towns. */
  town: string;
  country: string;
  /** The circle around the place that was asked for. */
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

export function coloursNow(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as MapColours;
}

/** Calls back whenever the theme changes; answers how to end that. */
export function onTheme(changed: () => void): () => void {
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', changed);
  return () => theme.removeEventListener('change', changed);
}

/** Increment this when cloth is drawn differently, so that all pieces get new URLs. */
const version = 1;

/** The pieces of cloth that pages show: size in pixels, scale of the pattern, and whether it is drawn in folds. */
export const clothCuts = {
  /** The top of a tailor's page. */
  banner: { width: 1440, height: 320, scale: 1.25, drape: true },
  /** On a card without pictures. */
  bolt: { width: 600, height: 200, drape: true },
  /** Beside one, two or three pictures of a card. */
  beside1: { width: 440, height: 200 },
  beside2: { width: 280, height: 200 },
  beside3: { width: 104, height: 200 },
  /** Behind initials. */
  badge: { width: 112, height: 112, scale: 0.8 },
  /** The upper edge of the workroom. */
  edge: { width: 1440, height: 16, scale: 0.4 },
  /** The tailor's own card: while it is written, and on the dashboard. */
  preview: { width: 384, height: 120 },
  swatch: { width: 320, height: 104 },
  sample: { width: 320, height: 216 },
} as const;

/** The name of a piece of cloth. */
export type ClothCut = keyof typeof clothCuts;

/** Returns the path of a piece of cloth, which the server draws. `seed` is the id of the tailor, or a word without special characters. */
export const clothPath = (cut: ClothCut, seed: string): string => `/cloth/${version}/${cut}/${seed}.svg`;

export interface Lacking {
  /** 'property: value', ':pseudo-class', '@rule', '@media (feature)', 'function()' or a unit. */
  feature: string;
  browsers: string;
  where: string;
}

/** Returns what a style sheet uses without a fallback that a browser of package.json's browserslist lacks. */
export function lackingIn(css: string): Lacking[];

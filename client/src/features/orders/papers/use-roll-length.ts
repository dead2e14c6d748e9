import { type RefObject, useEffect } from 'react';
import { isRoll, type Paper, rolls } from './paper';

/** Space below the text, in millimetres. */
const spare = 4;

const pixelsPerMm = 96 / 25.4;

/**
 * Makes the printed page of a roll as long as its content, whose sizes are all in em. A page's size cannot follow its content in
 * CSS, so each print measures the content in the size and width of the paper, and writes a rule with the length. The height of the
 * preview says less: on a phone it is narrower, and its lines break elsewhere.
 */
export function useRollLength(paper: Paper, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isRoll(paper)) return;
    const roll = rolls[paper];
    const listening = new AbortController();
    let written: CSSRule | undefined;
    const remove = () => {
      const sheet = written?.parentStyleSheet;
      const at = sheet ? [...sheet.cssRules].findIndex((rule) => rule === written) : -1;
      if (at >= 0) sheet?.deleteRule(at);
      written = undefined;
    };
    const write = () => {
      remove();
      const sheet = [...document.styleSheets].at(-1);
      if (!content.current || !sheet) return;
      const length = Math.ceil(heightOnPaper(content.current, roll)) + spare;
      const at = sheet.insertRule(`@page ${paper} { size: ${roll.width}mm ${length}mm }`, sheet.cssRules.length);
      written = sheet.cssRules[at];
    };
    addEventListener('beforeprint', write, { signal: listening.signal });
    return () => {
      listening.abort();
      remove();
    };
  }, [paper, content]);
}

/** Returns the height of an element in millimetres, in the size of text and the width that it has on a roll. */
function heightOnPaper(content: HTMLElement, { em, ems }: (typeof rolls)[keyof typeof rolls]): number {
  const onPaper = { '--roll-em': `${em}mm`, width: `${em * ems}mm`, 'max-width': 'none' };
  for (const [property, value] of Object.entries(onPaper)) content.style.setProperty(property, value);
  const height = content.getBoundingClientRect().height / pixelsPerMm;
  for (const property of Object.keys(onPaper)) content.style.removeProperty(property);
  return height;
}

import { type RefObject, useEffect } from 'react';
import { isRoll, type Paper, rolls } from './paper';

/** Space for a line that breaks in print and not in the preview, in millimetres. */
const spare = 4;

/**
 * Makes the printed page of a roll as long as its content, whose sizes are all in em. A page's size cannot follow its content in
 * CSS, so each print writes a rule with the length.
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
      const em = parseFloat(getComputedStyle(content.current).fontSize);
      const length = Math.ceil((content.current.offsetHeight / em) * roll.em) + spare;
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

import type { MessageValues, Placeholder } from './placeholders';
import { shownParts } from './template';

/**
 * Makes a template of a message whose words the tailor has changed: what follows from the order becomes placeholders again. An optional
 * part of `template` that is still there as it was becomes that part again, with its other forms.
 */
export function templateFrom(words: string, template: string, values: MessageValues): string {
  const known = [
    ...shownParts(template, values).map(({ part, text }) => ({ text, becomes: part })),
    ...written(values),
  ];
  // The longest first: 'tomorrow, Tuesday 2 June' before '2'.
  known.sort((one, other) => other.text.length - one.text.length);
  let kept = '';
  for (let at = 0; at < words.length;) {
    const found = known.find((each) => isAt(words, at, each.text) && isFree(each, kept, template));
    kept += found?.becomes ?? words[at];
    at += found?.text.length ?? 1;
  }
  return kept;
}

interface Known {
  text: string;
  /** A placeholder, or an optional part of the template. */
  becomes: string;
}

function written(values: MessageValues): Known[] {
  const known = Object.entries(values) as [Placeholder, string | undefined][];
  return known.flatMap(([name, text]) => {
    if (!text) return [];
    const becomes = `{${name}}`;
    // A sentence can begin with the garments.
    const large = text.charAt(0).toUpperCase() + text.slice(1);
    return name === 'garments' && large !== text
      ? [
          { text, becomes },
          { text: large, becomes },
        ]
      : [{ text, becomes }];
  });
}

/**
 * Whether a text can become a placeholder once more. A first name such as 'Will' and a number such as '7' are also other words, so that
 * they become no more placeholders than the template has; a name at least one. An optional part comes back once.
 */
function isFree({ text, becomes }: Known, kept: string, template: string): boolean {
  if (becomes === '{name}') return countOf(becomes, kept) < Math.max(1, countOf(becomes, template));
  return (text.length > 1 && !becomes.startsWith('[')) || countOf(becomes, kept) < countOf(becomes, template);
}

const countOf = (part: string, text: string) => text.split(part).length - 1;

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);

/** Whether a text stands at a place of the words, and is not a part of a longer word or number. */
function isAt(words: string, at: number, text: string): boolean {
  if (!words.startsWith(text, at)) return false;
  const end = at + text.length;
  const [first, last] = [text.at(0), text.at(-1)];
  return !(isWord(first) && isWord(words[at - 1])) && !(isWord(last) && isWord(words[end]));
}

import { findMatch, nameFolds } from '../lib/text-search';

interface HighlightProps {
  text: string;
  query: string;
  /** How text and query are compared; as names by default. */
  folds?: readonly ((text: string) => string)[];
}

/** The text with the part that a search found marked. */
export function Highlight({ text, query, folds = nameFolds }: HighlightProps) {
  const match = findMatch(text, query, folds);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}

import { findMatch, nameFolds } from '../../lib/text/text-search';

interface HighlightProps {
  text: string;
  query: string;
  /** How to compare text and query; as names by default. */
  folds?: readonly ((text: string) => string)[];
}

/** The text with the matching part highlighted. */
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

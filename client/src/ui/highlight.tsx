import { findMatch, fold } from '../lib/text-search';

interface HighlightProps {
  text: string;
  query: string;
  /** How text and query are compared; names by default. */
  folded?: (text: string) => string;
}

/** The text with the part that a search found marked. */
export function Highlight({ text, query, folded = fold }: HighlightProps) {
  const match = findMatch(text, query, folded);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}

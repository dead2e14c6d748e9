import { shownNumber } from '@shared/tailor/phone';
import { useMemo } from 'react';
import { findMatch, numberFolds } from '../../lib/text/text-search';
import { Highlight } from '../../ui/display/highlight';

interface WrittenProps {
  number: string;
  query: string;
  /** The tailor's country. */
  country: string;
}

/** A number as it is read in the tailor's country; as it is written if only that has the searched part. */
export function Written({ number, query, country }: WrittenProps) {
  const shown = useMemo(() => shownNumber(number, country), [number, country]);
  const isFound = query === '' || findMatch(shown, query, numberFolds) || !findMatch(number, query, numberFolds);
  return <Highlight text={isFound ? shown : number} query={query} folds={numberFolds} />;
}

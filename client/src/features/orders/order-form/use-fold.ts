import { useEffect, useState } from 'react';

/** How long presses are ignored after a part has folded, in milliseconds: what was under the finger has moved. */
const quietMs = 350;

/** Returns whether presses are ignored, and the function to call when a part folds. */
export function useFold(): { isFolding: boolean; fold: () => void } {
  const [folds, setFolds] = useState(0);
  const [isFolding, setIsFolding] = useState(false);
  useEffect(() => {
    if (folds === 0) return;
    const timer = setTimeout(() => setIsFolding(false), quietMs);
    return () => clearTimeout(timer);
  }, [folds]);
  const fold = () => {
    setIsFolding(true);
    setFolds((count) => count + 1);
  };
  return { isFolding, fold };
}

import { useState } from 'react';
import { ComboboxField, type ComboboxText, matching, searchable } from './combobox-field';

interface ComboboxProps extends ComboboxText {
  options: readonly string[];
  /** The same options in the order to offer those that match a text. */
  likeliest?: readonly string[];
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  /** Returns another text to search for as well: 'UK' -> 'United Kingdom'. */
  alsoFind?: (typed: string) => string;
}

/** A single choice with a search. Text that matches no option reverts to the last choice; an empty text clears it. */
export function Combobox({ options, likeliest = options, value, onChange, alsoFind, ...field }: ComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const meanings = (text: string) => [alsoFind?.(text) ?? text, text];
  const choose = (option: string) => {
    setTyped(undefined);
    onChange(option);
  };
  const settle = (text: string) => {
    setTyped(undefined);
    if (text === value) return;
    if (!text.trim()) return onChange('');
    const names = meanings(text).map(searchable);
    const exact = options.find((option) => names.includes(searchable(option)));
    const [first, second] = matching(options, text);
    const meant = exact ?? (second === undefined ? first : undefined);
    if (meant !== undefined) onChange(meant);
  };
  return (
    <ComboboxField
      {...field}
      text={typed ?? value}
      onText={setTyped}
      options={[...new Set(meanings(typed ?? '').flatMap((text) => matching(text.trim() ? likeliest : options, text)))]}
      chosen={[value]}
      onChoose={choose}
      onSettle={settle}
      onEscape={() => setTyped(undefined)}
    />
  );
}

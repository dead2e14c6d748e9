import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { maxLengths } from '@shared/contract/limits';
import { TextField } from '../../../../ui/controls/field';

type FieldProps = ComponentProps<typeof TextField>;

interface TextFilterProps extends Pick<FieldProps, 'type' | 'autoComplete' | 'spellCheck' | 'look' | 'labelLook'> {
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

/** A text filter that applies while the user types, without a button. */
export function TextFilter({ value, onCommit, ...field }: TextFilterProps) {
  const draft = useTextDraft(value, onCommit);
  return <TextField {...field} {...draft} enterKeyHint="search" maxLength={maxLengths.place} />;
}

const PAUSE_MS = 300;

/**
 * Keeps the text that the user types and commits it after a pause, on Enter and on blur. If the value changes from outside
 * (Back, Clear), it replaces the draft.
 */
function useTextDraft(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== draft.trim()) setDraft(value);
  }
  const settle = useEffectEvent(() => commitText(draft));
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  function commitText(text: string) {
    if (text.trim() !== value) commit(text.trim());
  }
  return {
    value: draft,
    onChange: (event: { currentTarget: { value: string } }) => setDraft(event.currentTarget.value),
    onBlur: () => commitText(draft),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commitText(draft);
    },
  };
}

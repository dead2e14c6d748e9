import type { ComponentProps } from 'react';
import { maxLengths } from '@shared/contract/limits';
import { TextField } from '../../../../ui/controls/field';
import { useTextDraft } from './use-text-draft';

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

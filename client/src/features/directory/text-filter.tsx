import type { ComponentProps } from 'react';
import { maxLengths } from '@shared/limits';
import { TextField } from '../../ui/field';
import { useDraft } from './use-draft';

type FieldProps = ComponentProps<typeof TextField>;

interface TextFilterProps extends Pick<FieldProps, 'type' | 'autoComplete' | 'spellCheck' | 'look' | 'labelLook'> {
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

/** A text that filters while one types, without a button to press. */
export function TextFilter({ value, onCommit, ...field }: TextFilterProps) {
  const draft = useDraft(value, onCommit);
  return <TextField {...field} {...draft} enterKeyHint="search" maxLength={maxLengths.place} />;
}

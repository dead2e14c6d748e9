import { latinDigits } from '@shared/contract/digits';
import type { ChangeEvent, ComponentProps } from 'react';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'onChange'>;

/** Returns the handler of an input, which makes digits of other scripts Latin as they are typed into a field of figures. */
export function withLatinDigits({ type, inputMode, onChange }: InputProps): InputProps['onChange'] {
  const isOfFigures = type === 'tel' || ['tel', 'decimal', 'numeric'].includes(inputMode ?? '');
  if (!isOfFigures) return onChange;
  return (event) => {
    keepLatin(event);
    onChange?.(event);
  };
}

/** A keyboard that is composing would lose its text; the schema makes those digits Latin when they are saved. */
function keepLatin({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const latin = latinDigits(input.value);
  if (latin === input.value || (nativeEvent as InputEvent).isComposing) return;
  const caret = input.selectionStart;
  input.value = latin;
  input.setSelectionRange(caret, caret);
}

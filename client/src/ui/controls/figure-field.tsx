import { latinDigits } from '@shared/contract/digits';
import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from './field';

/** A labelled input of figures, for example a phone number: digits of other scripts become Latin as they are typed. */
export function FigureField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} onChange={withLatinDigits(props.onChange)} />;
}

type OnChange = ComponentProps<'input'>['onChange'];

/** Returns the handler of an input of figures. */
export const withLatinDigits =
  (onChange: OnChange): OnChange =>
  (event) => {
    keepLatin(event);
    onChange?.(event);
  };

/** A keyboard that is composing would lose its text; the schema makes those digits Latin when they are saved. */
function keepLatin({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const latin = latinDigits(input.value);
  // eslint-disable-next-line browsers/api -- checked: Safari 15 does not say that it composes, and composes no digits
  if (latin === input.value || (nativeEvent as InputEvent).isComposing) return;
  const caret = input.selectionStart;
  input.value = latin;
  input.setSelectionRange(caret, caret);
}

/** Types `text` into an input as a key does: it replaces the selection, and React gets an input event. */
export function typeInto(input: HTMLInputElement, text: string): void {
  replace(input, text, ...selectionOf(input));
}

/** Deletes the selection, or the character before the caret. */
export function deleteFrom(input: HTMLInputElement): void {
  const [start, end] = selectionOf(input);
  replace(input, '', start === end ? Math.max(0, start - 1) : start, end);
}

function selectionOf({ selectionStart, selectionEnd, value }: HTMLInputElement): [start: number, end: number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

function replace(input: HTMLInputElement, text: string, start: number, end: number): void {
  const { value } = input;
  // The setter of the prototype, because React takes a value from the input's own setter for its own and ignores the event.
  setValue?.call(input, value.slice(0, start) + text + value.slice(end));
  input.setSelectionRange(start + text.length, start + text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

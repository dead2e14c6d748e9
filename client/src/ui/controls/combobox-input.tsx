import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useAfterPress } from '../../lib/after-press';
import { type GroupOf, OptionList } from './option-list';

export interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  /** The accessible name of the list. */
  listLabel: string;
  text: string;
  onText: (text: string) => void;
  /** The options for the text, in the order of the list. */
  options: readonly string[];
  groupOf?: GroupOf;
  chosen?: readonly string[];
  onChoose: (option: string) => void;
  /** Called with the complete text: on blur (at the end of a press that caused it), after autofill, and with `freeText` on Enter without an active option. */
  onSettle: (text: string) => void;
  onEscape?: () => void;
  /** Any text is a value. The options only suggest: the first one is not preselected, a click and an empty list open nothing. */
  freeText?: boolean;
  /** The list stays open after a press on an option. Enter never submits the form. */
  multiple?: boolean;
}

/**
 * The input of an ARIA combobox and its list, which takes the width of the positioned parent. Arrows move, Enter chooses,
 * Escape closes; focus stays in the input.
 */
export function ComboboxInput(props: ComboboxInputProps) {
  const { listLabel, text, onText, options, groupOf, chosen = [], onChoose, ...rest } = props;
  const { onSettle, onEscape, freeText, multiple, onBlur, ...input } = rest;
  const listId = useId();
  /** The index of the active option, -1 for none; undefined while the list is closed. */
  const [at, setAt] = useState<number>();
  const isOpen = at !== undefined && !(freeText && options.length === 0);
  const active = isOpen ? Math.min(at, options.length - 1) : -1;

  const choose = (option: string) => {
    onChoose(option);
    // A search is over with its choice: the complete list follows.
    setAt(multiple ? (text ? -1 : active) : undefined);
  };
  const settle = (complete: string) => {
    setAt(undefined);
    onSettle(complete);
  };
  const afterPress = useAfterPress();
  const change = (typed: HTMLInputElement) => {
    const { value } = typed;
    onText(value);
    // Autofill writes without focus.
    if (document.activeElement !== typed) return settle(value);
    setAt(freeText || !value.trim() ? -1 : 0);
  };
  const field = useEarlyText(text, change);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
      setAt((next + options.length) % Math.max(options.length, 1));
    } else if (event.key === 'Enter') {
      if (freeText && !option) return settle(event.currentTarget.value);
      if (isOpen || multiple) event.preventDefault();
      if (option) choose(option);
      setAt(undefined);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setAt(undefined);
      onEscape?.();
    }
  };

  return (
    <>
      <input
        autoComplete="off"
        {...input}
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.currentTarget)}
        onClick={() => freeText || isOpen || setAt(-1)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          const { value } = event.currentTarget;
          setAt(undefined);
          afterPress(() => onSettle(value));
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <OptionList
          id={listId}
          label={listLabel}
          options={options}
          groupOf={groupOf}
          active={active}
          chosen={chosen}
          onChoose={choose}
          multiple={multiple}
        />
      )}
    </>
  );
}

/** Returns the ref of an input. Calls `onTyped` if the user typed into the server's HTML before React listened to it. */
function useEarlyText(text: string, onTyped: (input: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent((typed: HTMLInputElement) => typed.value !== text && onTyped(typed));
  useEffect(() => {
    if (input.current) report(input.current);
  }, []);
  return input;
}

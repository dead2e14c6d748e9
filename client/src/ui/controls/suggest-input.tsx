import type { ComponentProps } from 'react';
import { inputClass } from './input';
import { OptionList, useOptionList, type ComboOption } from './combobox-list';

interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The accessible name of the list. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Suggestions for the current text; shown without further filtering. */
  options: readonly ComboOption[];
  onChoose: (option: ComboOption) => void;
  /** Called on Enter without a choice, and on blur: the text itself is the value. */
  onSettle: (text: string) => void;
}

/** An input for an `InputGroup` that accepts any text and shows suggestions; none is preselected. */
export function SuggestInput(props: SuggestInputProps) {
  const { label, value, onChange, options, onChoose, onSettle, ...input } = props;
  const choose = (option: ComboOption) => {
    onChoose(option);
    list.hide();
  };
  const list = useOptionList({ matches: options, onChoose: choose });
  const isOpen = list.open && options.length > 0;
  const settle = () => {
    list.hide();
    onSettle(value);
  };
  return (
    <>
      <input
        type="text"
        className={inputClass({ framed: true, end: 'button' })}
        autoComplete="off"
        {...input}
        {...list.input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list.listId : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          list.show();
        }}
        onKeyDown={(event) => (event.key === 'Enter' && list.active < 0 ? settle() : list.input.onKeyDown(event))}
        onBlur={settle}
      />
      {isOpen && (
        <OptionList
          id={list.listId}
          label={label}
          matches={options}
          active={list.active}
          isChosen={() => false}
          onChoose={choose}
        />
      )}
    </>
  );
}

import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { OptionList, asOption, fold, grouped, matching, useOptionList, type ComboOption } from './combobox-list';
import { chipButtonClass } from './chips';
import { Field, type FieldText } from './field';
import { ChevronIcon, XIcon } from '../display/icons';
import { inputClass } from './input';

interface ComboboxText extends Omit<FieldText, 'label'> {
  label: string;
  options: readonly (string | ComboOption)[];
  placeholder?: string;
  id?: string;
  name?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

interface ComboboxProps extends ComboboxText {
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  /** Returns another text to search for as well: 'UK' -> 'United Kingdom'. */
  alsoFind?: (typed: string) => string;
}

/** A single choice with a search. Text that matches no option reverts to the last choice; an empty text clears it. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onChange, onBlur, autoComplete = 'off', alsoFind, placeholder, name, ref } = props;
  const options = props.options.map(asOption);
  const [typed, setTyped] = useState<string | null>(null);
  const found = (text: string) => [
    ...new Set([...matching(options, alsoFind?.(text) ?? text), ...matching(options, text)]),
  ];
  const matches = found(typed ?? '');
  const choose = (option: ComboOption) => {
    setTyped(null);
    onChange(option.value);
    list.hide();
  };
  const list = useOptionList({ matches, onChoose: choose, onClose: () => setTyped(null) });
  const settle = (text: string) => {
    const names = [text, alsoFind?.(text) ?? text].map(fold);
    const exact = options.find((option) => names.includes(fold(option.label)));
    const only = matching(options, text).length === 1 ? matching(options, text)[0] : undefined;
    const meant = exact ?? only;
    if (text.trim() === '') onChange('');
    else if (meant) onChange(meant.value);
    setTyped(null);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Autofill writes without focus: accept its value at once.
    if (document.activeElement !== currentTarget) return settle(currentTarget.value);
    setTyped(currentTarget.value);
    list.show(currentTarget.value.trim() ? 0 : -1);
  };
  const leave = () => {
    if (typed !== null) settle(typed);
    list.hide();
    onBlur?.();
  };
  const shown = typed ?? options.find((option) => option.value === value)?.label ?? value;
  return (
    <Field {...fieldOf(props)}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...list.input}
            ref={ref}
            type="text"
            className={inputClass({ end: 'arrow' })}
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            value={shown}
            onChange={change}
            onClick={() => list.open || list.show()}
            onBlur={leave}
          />
          <OpenHint />
          {list.open && (
            <OptionList
              id={list.listId}
              label={label}
              matches={matches}
              active={list.active}
              isChosen={(each) => each === value}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface MultiComboboxProps extends ComboboxText {
  /** As large as a heading. */
  labelLook?: 'title';
  /** A lower field and smaller chips. */
  compact?: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several choices from grouped options; the chosen ones are shown above as chips, each a button that removes it. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, labelLook, compact, value, onChange, onBlur, placeholder, name, ref } = props;
  const options = grouped(props.options.map(asOption)).flatMap((each) => each.options);
  const [typed, setTyped] = useState('');
  const matches = grouped(matching(options, typed)).flatMap((each) => each.options);
  const toggle = (each: string) =>
    onChange(value.includes(each) ? value.filter((chosen) => chosen !== each) : [...value, each]);
  const choose = (option: ComboOption) => {
    toggle(option.value);
    setTyped('');
    list.show(typed ? -1 : list.active);
  };
  const list = useOptionList({ matches, onChoose: choose });
  const chosenId = useId();
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each;
  return (
    <Field {...fieldOf(props)} labelLook={labelLook} describedBy={value.length > 0 ? chosenId : undefined}>
      {(control) => (
        <>
          {value.length > 0 && (
            <ChosenChips
              id={chosenId}
              label={`${label}: chosen`}
              items={value}
              compact={compact}
              labelOf={labelOf}
              onRemove={toggle}
            />
          )}
          <div className="relative">
            <input
              {...control}
              {...list.input}
              ref={ref}
              type="text"
              className={inputClass({ size: compact ? 'compact' : 'md', end: 'arrow' })}
              name={name}
              placeholder={placeholder}
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                list.show(event.currentTarget.value.trim() ? 0 : -1);
              }}
              onClick={() => list.open || list.show()}
              onBlur={() => {
                setTyped('');
                list.hide();
                onBlur?.();
              }}
            />
            <OpenHint />
            {list.open && (
              <OptionList
                id={list.listId}
                label={label}
                matches={matches}
                active={list.active}
                isChosen={(each) => value.includes(each)}
                onChoose={choose}
                multiple
              />
            )}
          </div>
        </>
      )}
    </Field>
  );
}

interface ChosenChipsProps {
  id: string;
  label: string;
  items: readonly string[];
  compact: boolean | undefined;
  labelOf: (value: string) => string;
  onRemove: (value: string) => void;
}

function ChosenChips({ id, label, items, compact, labelOf, onRemove }: ChosenChipsProps): ReactNode {
  return (
    <ul className="mb-1 flex flex-wrap gap-2" id={id} role="list" aria-label={label}>
      {items.map((each) => (
        <li key={each}>
          <button
            type="button"
            className={chipButtonClass({ size: compact ? 'compact' : 'md' })}
            onClick={() => onRemove(each)}
          >
            <span className="sr-only">Remove </span>
            {labelOf(each)}
            <XIcon className="ms-1.5 -me-1 size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An arrow that shows that there is a list; pointer events go through it to the input below. */
function OpenHint() {
  return (
    <span
      className="pointer-events-none absolute inset-y-0 end-0 grid w-tap place-items-center text-muted"
      aria-hidden="true"
    >
      <ChevronIcon className="size-4.5 rotate-90" />
    </span>
  );
}

const fieldOf = ({ label, hint, error, optional, half, id, className }: ComboboxText) => ({
  label,
  hint,
  error,
  optional,
  id,
  half,
  className,
});

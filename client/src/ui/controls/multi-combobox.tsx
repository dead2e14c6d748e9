import { useId, useState } from 'react';
import { XIcon } from '../display/icons';
import { chipButtonClass } from './chips';
import { ComboboxField, type ComboboxText, matching } from './combobox-field';
import { grouped } from './option-list';

interface MultiComboboxProps extends ComboboxText {
  /** As large as a heading. */
  labelLook?: 'title';
  /** A lower field and smaller chips on wide screens with a mouse. */
  dense?: boolean;
  /** The options by their headings. */
  groups: Readonly<Record<string, readonly string[]>>;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several choices from grouped options; the chosen ones are shown above as chips, each a button that removes it. */
export function MultiCombobox({ groups, value, onChange, ...field }: MultiComboboxProps) {
  const [typed, setTyped] = useState('');
  const chipsId = useId();
  const groupOf = (option: string) => Object.keys(groups).find((group) => groups[group]?.includes(option));
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
  const choose = (option: string) => {
    setTyped('');
    toggle(option);
  };
  const chips = value.length > 0 && (
    <ChosenChips id={chipsId} label={`${field.label}: chosen`} items={value} dense={field.dense} onRemove={toggle} />
  );
  return (
    <ComboboxField
      {...field}
      above={chips}
      describedBy={chips ? chipsId : undefined}
      text={typed}
      onText={setTyped}
      options={grouped(matching(Object.values(groups).flat(), typed), groupOf).flatMap(([, members]) => members)}
      groupOf={groupOf}
      chosen={value}
      onChoose={choose}
      onSettle={() => setTyped('')}
      multiple
    />
  );
}

interface ChosenChipsProps {
  id: string;
  label: string;
  items: readonly string[];
  dense: boolean | undefined;
  onRemove: (item: string) => void;
}

function ChosenChips({ id, label, items, dense, onRemove }: ChosenChipsProps) {
  return (
    <ul className="mb-1 flex flex-wrap gap-2" id={id} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <button type="button" className={chipButtonClass({ dense })} onClick={() => onRemove(item)}>
            <span className="sr-only">Remove </span>
            {item}
            <XIcon className="ms-1.5 -me-1 size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Field } from '../../ui/controls/field';
import { inputClass } from '../../ui/controls/input';
import { shownKinds, sorts, type useClientView } from './client-view';

interface ClientViewBarProps {
  view: ReturnType<typeof useClientView>;
  /** Further controls. */
  children?: ReactNode;
}

/** The order of the list and which clients it shows. */
export function ClientViewBar({ view, children }: ClientViewBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:mb-3 sm:border-b sm:border-hairline sm:px-6 sm:py-2">
      <Choice label="Sort" of={sorts} value={view.sort} onChange={view.setSort} />
      <Choice label="Show" of={shownKinds} value={view.shown} onChange={view.setShown} />
      {children && <div className="ms-auto">{children}</div>}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  of: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, of, value, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} labelHidden className="max-sm:flex-1 max-sm:basis-36">
      {(control) => (
        <select
          {...control}
          className={inputClass({ size: 'compact', end: 'select' })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as T)}
        >
          {(Object.entries(of) as [T, string][]).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

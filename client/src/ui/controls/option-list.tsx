import { useEffect, useRef } from 'react';
import { CheckIcon } from '../display/icons';

/** The heading that an option stands under. */
export type GroupOf = (option: string) => string | undefined;

interface OptionListProps {
  id: string;
  label: string;
  options: readonly string[];
  groupOf: GroupOf | undefined;
  /** The index of the active option; -1 for none. */
  active: number;
  chosen: readonly string[];
  onChoose: (option: string) => void;
  multiple: boolean | undefined;
}

const listClass =
  'absolute inset-x-0 top-full mt-1 z-45 max-h-[min(19rem,0.5*var(--window))] overflow-auto overscroll-contain rounded border border-edge bg-surface py-1 shadow-lift';

/** The open list below a `ComboboxInput`. */
export function OptionList({ id, label, options, groupOf, active, chosen, onChoose, multiple }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option =
      list.current?.querySelector('[data-active="true"]') ?? list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (options.length === 0) {
    return (
      <div className={listClass}>
        <p className="px-3.5 py-2.5 text-compact text-muted" role="status">
          No matches
        </p>
      </div>
    );
  }
  const item = (option: string) => {
    const index = options.indexOf(option);
    const isChosen = chosen.includes(option);
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus stays in the input, which handles the keys (aria-activedescendant)
      <div
        key={option}
        id={`${id}-${index}`}
        role="option"
        className="flex min-h-tap cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 aria-selected:font-semibold aria-selected:text-action-ink data-active:bg-wash data-active:edge-start"
        aria-selected={isChosen}
        data-active={index === active || undefined}
        onClick={() => onChoose(option)}
      >
        {option}
        {isChosen && <CheckIcon className="size-4.5" />}
      </div>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus stays in the input (aria-activedescendant)
    <div
      className={listClass}
      id={id}
      ref={list}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      // A press on the list must not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupOf
        ? grouped(options, groupOf).map(([group, members]) => (
            <div key={group} role="group" aria-label={group}>
              <div className="px-3.5 pt-2.5 pb-1 text-micro font-semibold text-muted" aria-hidden="true">
                {group}
              </div>
              {members.map(item)}
            </div>
          ))
        : options.map(item)}
    </div>
  );
}

/** Returns the options by group; the groups are in the order of their first option. */
export function grouped(options: readonly string[], groupOf: GroupOf): [group: string | undefined, string[]][] {
  const groups = new Map<string | undefined, string[]>();
  for (const option of options) groups.set(groupOf(option), [...(groups.get(groupOf(option)) ?? []), option]);
  return [...groups];
}

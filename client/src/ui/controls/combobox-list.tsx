import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CheckIcon } from '../display/icons';

export interface ComboOption {
  label: string;
  value: string;
  group?: string;
}

export const asOption = (option: string | ComboOption): ComboOption =>
  typeof option === 'string' ? { label: option, value: option } : option;

/** Returns text for comparing: lower case, without accents. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase().trim();

/** Returns options that contain the text: those that start with it first, then those with a word that does, then the rest. */
export function matching(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const wanted = fold(text);
  if (!wanted) return options;
  const rank = ({ label }: ComboOption) => {
    const at = ` ${fold(label)}`.indexOf(` ${wanted}`);
    if (at >= 0) return at === 0 ? 0 : 1;
    return fold(label).includes(wanted) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter((each) => each.rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map((each) => each.option);
}

interface ListInput {
  matches: readonly ComboOption[];
  onChoose: (option: ComboOption) => void;
  /** Called when Escape or a press outside closed the list. */
  onClose?: () => void;
}

/** The keyboard of an ARIA combobox: arrows move, Enter chooses, Escape closes; focus stays in the input. */
export function useOptionList({ matches, onChoose, onClose }: ListInput) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const active = open ? Math.min(at, matches.length - 1) : -1;
  const show = (index = -1) => {
    setOpen(true);
    setAt(index);
  };
  const hide = () => {
    setOpen(false);
    setAt(-1);
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = matches[active];
    if (step) {
      event.preventDefault();
      if (!open) show(step > 0 ? 0 : matches.length - 1);
      else setAt((active + step + matches.length) % Math.max(matches.length, 1));
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (option) onChoose(option);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      hide();
    }
  };
  const input = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
    autoCapitalize: 'none',
    spellCheck: false,
    onKeyDown,
  } as const;
  return { listId, open, active, show, hide, input };
}

interface OptionListProps {
  id: string;
  label: string;
  matches: readonly ComboOption[];
  active: number;
  isChosen: (value: string) => boolean;
  onChoose: (option: ComboOption) => void;
  multiple?: boolean;
}

const listClass =
  'absolute inset-x-0 top-[calc(100%+0.25rem)] z-45 max-h-[min(19rem,0.5*var(--window))] overflow-auto overscroll-contain rounded border border-edge bg-surface py-1 shadow-lift';

/** The open list under the input, grouped if the options have groups. */
export function OptionList({ id, label, matches, active, isChosen, onChoose, multiple }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option =
      list.current?.querySelector('[data-active="true"]') ?? list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (matches.length === 0) {
    return (
      <div className={listClass}>
        <p className="px-3.5 py-2.5 text-[0.9375rem] text-muted" role="status">
          No matches
        </p>
      </div>
    );
  }
  const option = (each: ComboOption) => {
    const index = matches.indexOf(each);
    return (
      // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- focus stays in the input, which handles the keys (aria-activedescendant)
      <div
        key={each.value}
        id={`${id}-${index}`}
        role="option"
        className="flex min-h-tap cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 aria-selected:font-semibold aria-selected:text-action-ink data-[active=true]:bg-wash data-[active=true]:shadow-[inset_3px_0_var(--action)] rtl:data-[active=true]:shadow-[inset_-3px_0_var(--action)]"
        aria-selected={isChosen(each.value)}
        data-active={index === active}
        onClick={() => onChoose(each)}
      >
        {each.label}
        {isChosen(each.value) && <CheckIcon className="size-4.5" />}
      </div>
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- focus stays in the input (aria-activedescendant)
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
      {grouped(matches).map(({ group, options }) =>
        group ? (
          <div key={group} role="group" aria-label={group}>
            <div className="px-3.5 pt-2.5 pb-1 text-micro font-semibold text-muted" aria-hidden="true">
              {group}
            </div>
            {options.map(option)}
          </div>
        ) : (
          options.map(option)
        ),
      )}
    </div>
  );
}

/** Groups the options; the groups are in the order of their first option. */
export function grouped(options: readonly ComboOption[]): { group: string | undefined; options: ComboOption[] }[] {
  const groups = new Map<string | undefined, ComboOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return Array.from(groups, ([group, members]) => ({ group, options: members }));
}

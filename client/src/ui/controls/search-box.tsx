import { useRef } from 'react';
import { Button } from './button';
import { SearchIcon, XIcon } from '../display/icons';
import { inputClass } from './input';

interface SearchBoxProps {
  /** Read by screen readers; the placeholder alone would disappear with the first letter. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  size?: 'compact' | 'lg';
}

/** Filters the visible content while the user types; Escape and the button clear it. */
export function SearchBox({ label, placeholder, value, onChange, onBlur, size }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="relative" role="search">
      <SearchIcon className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-muted" />
      <input
        ref={input}
        type="search"
        className={inputClass({ size, start: 'icon', end: value ? 'clear' : undefined })}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={120}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value && (
        <Button
          variant="ghost"
          iconOnly
          className="absolute inset-y-0 end-0.5 my-auto"
          aria-label="Clear search"
          onClick={clear}
        >
          <XIcon />
        </Button>
      )}
    </div>
  );
}

import { useRef } from 'react';
import { Button } from './button';
import { Icon } from './icon';

interface SearchBoxProps {
  /** Read out; the placeholder alone would vanish with the first letter. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches what is on the screen while one types; Escape and the button empty it. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="find" role="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={120}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value && (
        <Button variant="ghost" iconOnly aria-label="Clear search" onClick={clear}>
          <Icon name="x" />
        </Button>
      )}
    </div>
  );
}

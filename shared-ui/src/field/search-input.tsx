import { useRef, type ReactNode } from 'react';
import { Search, X } from 'lucide-react';
import { useSingleKeys } from '../keys/single-keys.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { Kbd } from '../text/text.tsx';

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Its accessible name. */
  readonly label: string;
  readonly placeholder?: string;
  /** A key that focuses it from anywhere on the page, shown as a hint. */
  readonly hotkey?: string;
}

/** A search field: `/` reaches it, Escape and the cross empty it. */
export function SearchInput({ value, onChange, label, placeholder, hotkey }: SearchInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [hasKeys] = useSingleKeys();
  usePageKeys((event) => {
    if (event.key !== hotkey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
  });
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="cd-search" role="search">
      <Search aria-hidden />
      <input
        ref={input}
        type="search"
        value={value}
        aria-label={label}
        placeholder={placeholder ?? label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {value !== '' && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <X className="cd-i-14" aria-hidden />
        </button>
      )}
      {value === '' && hotkey !== undefined && hasKeys && <Kbd>{hotkey}</Kbd>}
    </div>
  );
}

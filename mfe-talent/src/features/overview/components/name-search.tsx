import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SearchInput } from '@cadence/shared-ui';

const SEARCH_AFTER_MS = 250;

export interface NameSearchProps {
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** The search box: what is typed shows at once and is searched shortly after. */
export function NameSearch({ value, onSearch }: NameSearchProps): ReactNode {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // The address moved without this box: Back, or all filters were cleared.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const timer = window.setTimeout(() => {
      sent.current = text.trim();
      onSearch(text.trim());
    }, SEARCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <div className="tal-search">
      <SearchInput value={text} onChange={setText} label="Search by name" placeholder="Name" hotkey="/" />
    </div>
  );
}

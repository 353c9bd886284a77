import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { SearchInput } from '@cadence/shared-ui';

const SEARCH_AFTER_MS = 250;

export interface SearchBoxProps {
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** What is typed shows at once and is searched shortly after. */
export function SearchBox({ value, onSearch }: SearchBoxProps): ReactNode {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // The address moved without this box, by Back.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim().slice(0, LIMITS.name);
    if (wanted === sent.current) return undefined;
    const timer = window.setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, SEARCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <SearchInput
      value={text}
      onChange={setText}
      label="Search in the report"
      placeholder="Search"
      hotkey="/"
    />
  );
}

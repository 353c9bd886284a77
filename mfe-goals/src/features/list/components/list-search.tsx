import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SearchInput } from '@cadence/shared-ui';

const SEARCH_AFTER_MS = 250;

export interface ListSearchProps {
  /** What the URL says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** The search box: what is typed shows at once and is searched shortly after. */
export function ListSearch({ value, onSearch }: ListSearchProps): ReactNode {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // The URL moved without this box: Back, a link, Clear all.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const address = window.location.href;
    const timer = window.setTimeout(() => {
      // A row was chosen and its page is about to be shown: searching waits for it, or it would lead back to the list.
      if (window.location.href !== address) return;
      sent.current = text.trim();
      onSearch(text.trim());
    }, SEARCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <SearchInput
      value={text}
      onChange={setText}
      label="Search goals"
      placeholder="Title, owner or department"
      hotkey="/"
    />
  );
}

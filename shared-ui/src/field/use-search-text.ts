import { useEffect, useRef, useState } from 'react';

const SEARCH_AFTER_MS = 250;

export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * What is typed into a search shows at once and is searched shortly after, without blanks around it.
 *
 * @param value what the address says
 * @param mostLength characters that are searched for; the rest is only shown
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
  mostLength?: number,
): SearchText {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // The address moved without this box: Back, a link, Clear all.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim().slice(0, mostLength);
    if (wanted === sent.current) return undefined;
    const address = window.location.href;
    const timer = window.setTimeout(() => {
      // A row was chosen and its page is opening: the search waits for it, or it would lead back to the list.
      if (window.location.href !== address) return;
      sent.current = wanted;
      onSearch(wanted);
    }, SEARCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, onSearch, mostLength]);
  return { text, setText };
}

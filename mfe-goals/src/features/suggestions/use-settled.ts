import { useEffect, useRef, useState } from 'react';

/** The value as it was when `key` had not changed for `milliseconds`; other changes of it wait for the next one. */
export function useSettled<T>(value: T, key: string, milliseconds: number): T {
  const latest = useRef(value);
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(latest.current), milliseconds);
    return () => window.clearTimeout(timer);
  }, [key, milliseconds]);
  return settled;
}

import { startTransition, useState } from 'react';

interface Typed {
  readonly text: string;
  /** What the address said at the last render. */
  readonly seen: string;
  /** What this field wrote since the address last changed by itself. */
  readonly own: readonly string[];
}

/**
 * The text of a field that is kept in the address. The router follows with low priority, so the field goes ahead of
 * it and ignores its own echo; a change from elsewhere (Back, a link) is taken over.
 */
export function useTypedText(
  address: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: address, seen: address, own: [address] });
  if (typed.seen !== address) {
    const isEcho = typed.own.includes(address);
    setTyped(isEcho ? { ...typed, seen: address } : { text: address, seen: address, own: [address] });
  }
  const type = (text: string): void => {
    setTyped((before) => ({ ...before, text, own: [...before.own, text] }));
    startTransition(() => write(text));
  };
  return [typed.text, type];
}

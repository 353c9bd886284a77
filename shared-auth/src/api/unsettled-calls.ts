import { newKey } from './form-key.ts';

interface UnsettledCall {
  readonly key: string;
  /** No answer came: the server may have done it. */
  isLost: boolean;
}

/**
 * Gives a call that is sent again, because nobody knows what became of it, the key it had before (D-122). Kept as long
 * as it can only be the same request: until another change is made, or the session ends. Forms, above all those with a
 * password, have their own key, and nothing of them is kept here.
 */
export interface UnsettledCalls {
  /** The key to send the call with. */
  begin(content: string): string;
  /** No answer came. */
  lose(content: string): void;
  /** It was refused: the same content is something new from now on. */
  refuse(content: string): void;
  /** A change was made, by this call where one is named: what was lost before it would be a new request from now on. */
  change(content?: string): void;
  /** The session is over. */
  clear(): void;
}

export function createUnsettledCalls(): UnsettledCalls {
  const calls = new Map<string, UnsettledCall>();
  return {
    begin(content) {
      const key = calls.get(content)?.key ?? newKey();
      calls.set(content, { key, isLost: false });
      return key;
    },
    lose(content) {
      const call = calls.get(content);
      if (call !== undefined) call.isLost = true;
    },
    refuse: (content) => void calls.delete(content),
    change(content) {
      for (const [other, { isLost }] of calls) if (isLost || other === content) calls.delete(other);
    },
    clear: () => calls.clear(),
  };
}

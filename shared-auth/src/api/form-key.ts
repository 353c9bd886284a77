/** A fresh Idempotency-Key. It works on addresses without TLS, too, where `randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of one opened form: every request of the form carries it, until it is saved (D-122). */
export interface FormKey {
  readonly value: string;
  /** What was sent is settled: what comes next is something else. */
  renew(): void;
  /** Continues with the key of a restored draft. */
  adopt(key: string): void;
}

export function createFormKey(initial: string = newKey()): FormKey {
  let value = initial;
  return {
    get value() {
      return value;
    },
    renew: () => {
      value = newKey();
    },
    adopt: (key) => {
      value = key;
    },
  };
}

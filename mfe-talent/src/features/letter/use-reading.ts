import { useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { readsTheSame } from './sign-form.ts';

export interface Reading {
  /** The version that the employee has read, and signs. */
  readonly read: Appraisal;
  /** The text is another one since. */
  readonly hasChanged: boolean;
  /** Goes on with the version that is shown. */
  accept(): void;
}

/** Which version was read: a newer one that says the same takes its place by itself, any other waits for a nod. */
export function useReading(appraisal: Appraisal): Reading {
  const [read, setRead] = useState(appraisal);
  const isSame = readsTheSame(read, appraisal);
  return {
    read: isSame ? appraisal : read,
    hasChanged: !isSame,
    accept: () => setRead(appraisal),
  };
}

import { useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { readsTheSame } from './sign-form.ts';

export interface Reading {
  /** The version that the employee has read, and signs. */
  readonly read: Appraisal;
  /** The text has changed since. */
  readonly hasChanged: boolean;
  /** Continues with the version that is shown. */
  accept(): void;
}

/**
 * Which version was read: a newer version with the same content replaces it automatically, any other waits for
 * confirmation.
 */
export function useReading(appraisal: Appraisal): Reading {
  const [read, setRead] = useState(appraisal);
  const isSame = readsTheSame(read, appraisal);
  return {
    read: isSame ? appraisal : read,
    hasChanged: !isSame,
    accept: () => setRead(appraisal),
  };
}

import type { DiscType } from '@cadence/shared-contract';
import type { TypeText } from './type-text.ts';
import { TEXTS_OF_C } from './type-texts-c.ts';
import { TEXTS_OF_D } from './type-texts-d.ts';
import { TEXTS_OF_I } from './type-texts-i.ts';
import { TEXTS_OF_S } from './type-texts-s.ts';

export type { TypeText } from './type-text.ts';

/** The texts of the report, the team wheel and the suggested description for each type. */
export const TYPE_TEXTS: Readonly<Record<DiscType, TypeText>> = {
  ...TEXTS_OF_D,
  ...TEXTS_OF_I,
  ...TEXTS_OF_S,
  ...TEXTS_OF_C,
};

import type { Measure } from '../../src/figures.ts';
import { runCountedTest } from '../counted-test.ts';

const INPUTS = 500;

/** S8: any input to any operation is answered or refused with a sentence. */
export const hostileInput: Measure = {
  name: 'hostile-input',
  async run() {
    const { operations, inputs, refused, broken } = await runCountedTest<{
      operations: number;
      inputs: number;
      refused: number;
      broken: number;
    }>({ pattern: 'every-operation/hostile-input', variable: 'HOSTILE_INPUTS', count: INPUTS });
    return [
      {
        id: 'S8',
        what: 'bad inputs that broke an operation, or were refused without a sentence',
        value: broken,
        unit: 'count',
        reach: { is: 'at most', value: 0 },
        detail: `${inputs} inputs made from the contract’s schemas with up to three things wrong, ${INPUTS} for each of ${operations} operations; ${refused} refused`,
      },
    ];
  },
};

import type { DemoManual } from './demo-manual.ts';
import { assessed } from './demo-manual.ts';

/** Who at Globex has a user manual: few people, and half of the manager's team has none. */
export const GLOBEX_MANUALS: readonly DemoManual[] = [
  {
    kind: 'entry',
    person: 'ceo',
    ago: 80,
    disc: 'D',
    description:
      'Tell me the decision that you need, then why. I answer the same hour or say when. Nobody has to be polite about a mistake of mine.',
  },
  assessed('vera.sokolova', ['DC', [38, 14, 16, 32], 55], { 'bad-news': 0, disagreement: 2 }),
  assessed('manager', ['CD', [30, 15, 13, 42], 54], { 'best-time': 2, interruption: 2, 'bad-news': 3 }),
  assessed('tariq.aziz', ['D', [46, 21, 11, 22], 47], { thanks: 3 }),
  { kind: 'progress', person: 'mina.park', ago: 2, answered: 3, begunOn: 'computer' },
];

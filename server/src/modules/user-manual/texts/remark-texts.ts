/** For the reader: what a result cannot show, and what helps instead. */
export const REMARKS = {
  /** No trait is pronounced. */
  even: 'The four traits are marked almost equally, so the type says less than it usually does. Read it as a first idea, and ask what fits.',
  /** The same trait was often chosen as most and as least. */
  contradictory:
    'Some answers point in opposite directions, which happens when habits differ from task to task. Read the type with care, and ask about examples.',
  /** The choice was nearly always in the same position among the four. */
  samePlace:
    'Many answers were chosen in the same place in the list, so the result may say little. A conversation tells more than this page.',
  /** The trait opposite the main one on the wheel is marked, too; `trait` is its name. */
  opposite: (trait: string): string =>
    `${trait} is marked as well, although it lies opposite the main trait. A type cannot show both, so ask when which of them counts.`,
} as const;

/** What a result is for and what it is not for; shown wherever a result is read. */
export const RESULT_USE =
  'It describes habits at work, not ability, and is there to make working together easier. It is not for decisions on hiring, pay or promotion.';

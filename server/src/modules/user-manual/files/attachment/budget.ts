/**
 * The most that checking one file may cost. Files of 10 MB with many small objects need half of it, ordinary ones a
 * hundredth.
 */
export const CHECK_LIMITS = {
  /** Bytes read as tokens or searched, counted each time they are read. */
  readBytes: 150_000_000,
  /** Names, numbers, strings, arrays and dictionaries. */
  values: 4_000_000,
  /** Numbered objects. */
  objects: 500_000,
  /** Bytes that all streams together inflate to. */
  inflatedBytes: 512_000_000,
  /** Bytes that one stream inflates to: a page of 600 dpi in colour has 104 million. */
  streamBytes: 128_000_000,
  /** Bytes that all object streams together inflate to. These are kept until the check ends. */
  objectStreamBytes: 64_000_000,
  /** Nested arrays and dictionaries. */
  depth: 100,
} as const;

/** The file needs more than a check may cost; caught by `inspectPdf`, never thrown outside. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

type Cost = Exclude<keyof typeof CHECK_LIMITS, 'depth' | 'streamBytes'>;

/** Counts the cost of a check; `spend` throws `BudgetExceeded` when it exceeds `CHECK_LIMITS`. */
export class Budget {
  private readonly spent: Record<Cost, number> = {
    readBytes: 0,
    values: 0,
    objects: 0,
    inflatedBytes: 0,
    objectStreamBytes: 0,
  };

  spend(cost: Cost, amount: number): void {
    this.spent[cost] += amount;
    if (this.spent[cost] > CHECK_LIMITS[cost]) throw new BudgetExceeded(cost);
  }
}

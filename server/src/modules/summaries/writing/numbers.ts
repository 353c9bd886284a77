import { numberWord } from '@cadence/shared-contract';

/** Zero to nineteen, each at its own index. */
const UNITS = [
  ...Array.from({ length: 13 }, (_, count) => numberWord(count)),
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
]);
const ORDINALS = [
  ...['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
];
/** Words for an amount without a figure, each with its key. */
const AMOUNTS: readonly (readonly [string, string])[] = [
  ['dozen', 'dozens?'],
  ['double', 'doubl(?:e|ed|es|ing)|twofold|twice'],
  ['triple', 'tripl(?:e|ed|es|ing)|threefold|thrice|treble[ds]?'],
  ['quadruple', 'quadrupl(?:e|ed|es|ing)|fourfold'],
  ['tenfold', 'tenfold'],
  ['half', 'hal(?:f|ve|ved|ves|ving)'],
  ['thirds', 'thirds'],
  ['quarters', 'quarters of'],
  ['hundreds', 'hundreds'],
  ['thousands', 'thousands'],
  ['millions', 'millions'],
  ['billions', 'billions'],
];
const SUFFIXES: Readonly<Record<string, number>> = {
  ...{ k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, mln: 1e6, b: 1e9, bn: 1e9, mrd: 1e9 },
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
};
const FIGURES =
  /(\d+(?:[.,’'\u00a0\u202f]\d+)*)(?:\s?(thousand|million|billion|trillion|mrd|mio|mln|mn|bn|[kmb])(?![\p{L}\d]))?/giu;
const PERCENT = /^\s?(?:%|per\s?cent\b|percent\b|pct\b|prozent\b|pour cent\b|por ciento\b|procent\b)/i;

const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...Object.entries(TENS),
  ...ORDINALS.map((word, value) => [word, value] as const),
]);

/** '1,250.0' and '1.250' are both 1250; leading zeros are ignored. */
function valueOf(digits: string): number {
  const plain = digits.replace(/[.,’'\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number(plain);
}

/** Digits of any script as ASCII digits: each script has its ten in a row, starting with zero. */
function inOurDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/** A number and, if it is a percentage, also its form with '%': five days are not five percent. */
const said = (value: number, after: string): readonly string[] =>
  PERCENT.test(after) ? [String(value), `${value}%`] : [String(value)];

/** Parses a number in English words, one word at a time. */
class WordNumber {
  #total: number | null = null;
  #part = 0;

  get value(): number | null {
    return this.#total === null ? null : this.#total + this.#part;
  }

  /** Accepts a word that starts or continues the number; else returns false. */
  takes(word: string, between: string): boolean {
    const isJoined =
      this.value === null || /^[\s-]$/.test(between) || (between === ' and ' && this.value % 100 === 0);
    return isJoined && (this.#takesUnit(VALUES.get(word)) || this.#takesScale(SCALES.get(word)));
  }

  #takesUnit(value: number | undefined): boolean {
    const below = this.#part % 100;
    const isFree = below === 0 ? value !== 0 || this.value === null : below % 10 === 0 && below >= 20;
    if (value === undefined || !isFree || (below > 0 && value >= 10)) return false;
    this.#total ??= 0;
    this.#part += value;
    return true;
  }

  #takesScale(scale: number | undefined): boolean {
    if (scale === undefined) return false;
    const part = Math.max(1, this.#part) * scale;
    this.#total = (this.#total ?? 0) + (scale > 100 ? part : 0);
    this.#part = scale > 100 ? 0 : part;
    return true;
  }
}

/** '5 million': read with the figure. */
const AFTER_FIGURE = /\d\s$/;

/** Numbers in English words; words that belong together form one number: 'twenty-five' is 25. */
function numbersInWords(text: string): readonly string[] {
  const found: string[] = [];
  let number = new WordNumber();
  let end = 0;
  const flush = (): void => {
    if (number.value !== null) found.push(...said(number.value, text.slice(end)));
    number = new WordNumber();
  };
  for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
    if (word === 'and' || (SCALES.has(word) && AFTER_FIGURE.test(text.slice(0, index)))) continue;
    if (!number.takes(word, text.slice(end, index))) {
      flush();
      if (!number.takes(word, '')) continue;
    }
    end = index + word.length;
  }
  flush();
  return found;
}

/** Every number in a text, in digits of any script or as English words. */
export function numbersIn(text: string): ReadonlySet<string> {
  const latin = inOurDigits(text.normalize('NFKC')).toLowerCase();
  const figures = [...latin.matchAll(FIGURES)].flatMap((match) => {
    const scale = SUFFIXES[match[2] ?? ''] ?? 1;
    return said(valueOf(match[1] ?? '') * scale, latin.slice(match.index + match[0].length));
  });
  const amounts = AMOUNTS.filter(([, pattern]) => new RegExp(`\\b(?:${pattern})\\b`).test(latin));
  return new Set([...figures, ...numbersInWords(latin), ...amounts.map(([name]) => name)]);
}

/** Allowed in any text: 'one of them', 'a first step', 'no one'. */
const COMMON = /\b(?:one|first)(?!-|\s(?:hundred|thousand|million|billion|per\s?cent|half|third)\b)\b/gi;

/** Whether a text contains a number that is not known. */
export function addsNumbers(text: string, known: ReadonlySet<string>): boolean {
  return [...numbersIn(text.replace(COMMON, ' '))].some((number) => !known.has(number));
}

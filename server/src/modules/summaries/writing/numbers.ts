const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
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
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const GREAT = ['hundred', 'thousand', 'million', 'billion', 'dozen', 'double', 'triple', 'twice', 'half'];

const WORDS = new Map<string, string>([
  ...UNITS.map((word, value) => [word, String(value)] as const),
  ...Object.entries(TENS).map(([word, value]) => [word, String(value)] as const),
  ...ORDINALS.map((word, index) => [word, String(index + 1)] as const),
  ...GREAT.map((word) => [word, word] as const),
  ...['doubled', 'doubles'].map((word) => [word, 'double'] as const),
  ...['tripled', 'triples'].map((word) => [word, 'triple'] as const),
  ...['halved', 'halves', 'halve'].map((word) => [word, 'half'] as const),
]);

/** '1,250.0' and '1.250' are both 1250; leading zeros say nothing. */
function normalized(digits: string): string {
  const plain = digits.replace(/[.,’'\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return String(Number(plain));
}

/** Every number that a text says, in digits of any script or as an English word. */
export function numbersIn(text: string): ReadonlySet<string> {
  const latin = text.normalize('NFKC');
  const digits = (latin.match(/\d+(?:[.,’'\u00a0\u202f]\d+)*/g) ?? []).map(normalized);
  const others = latin.match(/\p{Nd}+/gu)?.filter((found) => !/^\d+$/.test(found)) ?? [];
  const words = (latin.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => WORDS.get(word) ?? []);
  return new Set([...digits, ...others, ...words]);
}

/** Said in any text: 'one of them', 'a first step'. */
const COMMON = new Set(['1', '0']);

/** Whether a text says a number that another one does not. */
export function addsNumbers(text: string, known: ReadonlySet<string>): boolean {
  return [...numbersIn(text)].some((number) => !COMMON.has(number) && !known.has(number));
}

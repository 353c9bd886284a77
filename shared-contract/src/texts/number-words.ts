const NUMBERS = [
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
] as const;

/** A count as a sentence writes it: in words to twelve, in figures beyond. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-US');
}

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

/** The same as a sentence begins with it: 'Two', '13'. */
export function firstNumberWord(count: number): string {
  const word = numberWord(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Up to nine in words, then in digits: 'three', '14'. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

/** 'a', 'a and b', 'a, b and c' */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** 'one goal', '14 goals' */
export function counted(count: number, one: string): string {
  return `${inWords(count)} ${count === 1 ? one : `${one}s`}`;
}

/** 'was', or 'were' for zero and several. */
export const was = (count: number): string => (count === 1 ? 'was' : 'were');
export const is = (count: number): string => (count === 1 ? 'is' : 'are');
export const has = (count: number): string => (count === 1 ? 'has' : 'have');
export const waits = (count: number): string => (count === 1 ? 'waits' : 'wait');

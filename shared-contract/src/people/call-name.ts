/** Given names come last in Vietnamese names, which these middle names reveal. */
const VIETNAMESE_MIDDLE: readonly string[] = ['Thị', 'Văn'];

/**
 * What colleagues call a person: the first word of a name in Latin letters, which is 'Hương' of 'Nguyễn Thị Hương'. A name in
 * another script stays whole, because few of them begin with the given name.
 */
export function callName(name: string): string {
  const whole = name.trim();
  if (!/^\p{Script=Latin}/u.test(whole)) return whole;
  const words = whole.split(/\s+/);
  const isGivenLast = words.length > 2 && VIETNAMESE_MIDDLE.includes(words[1] ?? '');
  return (isGivenLast ? words.at(-1) : words[0]) ?? whole;
}

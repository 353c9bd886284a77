/** Letters that Unicode does not take apart, as people type them without their keyboard layout. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Text reduced to what a search compares: no case, no marks, so that 'lefevre' finds 'Lefèvre'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .trim();
}

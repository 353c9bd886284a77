/** Words that are frequent in one language and rare in the others. */
const MARKS = {
  en: 'the of and to is was were are with for from by not it its this that has have been on at in',
  de: 'der die das und ist war wurde wurden nicht mit für von zu im den dem ein eine auf auch alle',
  fr: 'le la les des et est été dans pour avec une du que qui pas sur au aux tous ont sont',
  es: 'el la los las y es fue fueron con para por una del que no se todos todo han están como',
  pt: 'o os as e é foi foram com para por uma do da que não se todos todas são como dos',
  it: 'il lo gli e è stato stati con per una del della che non si tutti sono nel alla di',
  nl: 'de het een en is was werd niet met voor van op dat zijn te aan ook alle hebben',
  pl: 'i w na nie się jest był była z do że dla od przez wszystkie są po oraz',
  sv: 'och är var inte med för av på det att som en ett den till alla har',
  tr: 've bir bu için ile da de değil oldu olarak tüm çok daha',
} as const;
type Language = keyof typeof MARKS;

const LANGUAGES = Object.entries(MARKS).map(
  ([name, words]) => [name as Language, new Set(words.split(' '))] as const,
);
/** Fewer matches do not identify a language. */
const TELLING = 2;

/** The language of a text by its frequent words; null if unclear. */
export function languageOf(text: string): Language | null {
  const words = text.toLocaleLowerCase('en').match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map(([name, marks]) => ({
    name,
    count: words.filter((word) => marks.has(word)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count >= TELLING && first.count > (second?.count ?? 0) ? first.name : null;
}

/** Letters of scripts other than Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;

/** Whether a text is in English or in the language of its sources. */
export function isInLanguageOf(text: string, source: string): boolean {
  const foreign = text.match(OTHER_SCRIPT) ?? [];
  if (foreign.some((letter) => !source.includes(letter))) return false;
  const language = languageOf(text);
  return language === null || language === 'en' || language === languageOf(source);
}

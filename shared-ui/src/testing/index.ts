export { findViolations } from './find-violations.ts';
export { translateTexts, TRANSLATORS } from './translate-texts.ts';
export type { Translator } from './translate-texts.ts';

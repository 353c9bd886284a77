export { findViolations } from './find-violations.ts';
export { translateTexts } from './translate-texts.ts';

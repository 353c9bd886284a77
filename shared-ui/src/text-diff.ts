export { countWords, diffTexts, type DiffPart } from './text-diff/diff-texts.ts';
export { MarkedText } from './text-diff/marked-text.tsx';

export { collectRichText, readRichText } from './read-rich-text.ts';

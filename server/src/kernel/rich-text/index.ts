export { readRichText } from './read-rich-text.ts';

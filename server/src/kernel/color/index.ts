export { INK, textOn } from './text-on.ts';

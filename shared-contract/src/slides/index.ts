export { SLIDE_COLORS, SLIDE_FONT, SLIDE_LINE_HEIGHT } from './deck.ts';
export type { Deck, Slide, SlideBar, SlideInk, SlideText } from './deck.ts';
export { directionOf } from './slide-text.ts';
export { deckOf } from './deck-of.ts';
export type { DeckFacts } from './deck-of.ts';

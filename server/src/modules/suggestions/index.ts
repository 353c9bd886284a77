export { createSuggestionsSlice } from './suggestions.routes.ts';

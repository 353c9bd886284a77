export { createSuggestionModel } from './suggestion-model.ts';
export type { SuggestionModel } from './suggestion-model.ts';
export { createSuggestionsSlice } from './suggestions.routes.ts';

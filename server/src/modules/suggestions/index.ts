export { createSuggestionModel } from './suggestion-model.ts';
export { createSuggestionsSlice } from './suggestions.routes.ts';

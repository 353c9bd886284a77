import { MESSAGES } from '@cadence/shared-contract';

/** Sentences of the documents, some of which end without a full stop. */
const DOCUMENTED: readonly unknown[] = Object.values(MESSAGES);

/** Proper names with a capital letter inside. */
const PROPER_NAMES = /LinkedIn|OpenAI|McKinsey/g;

const UNREADABLE: Readonly<Record<string, RegExp>> = {
  'a name of the contract': /\b\w*[a-z][A-Z]\w*|\b\w+_\w+\b/,
  'a path or an index': /\w\.\w|\[\d*\]/,
  'a word of a type or a schema':
    /\b(?:integer|string|boolean|array|object|null|undefined|NaN|schema|propert(?:y|ies)|enum|anyOf|allOf|oneOf|regexp?|pattern|Expected|JSON pointer)\b/i,
};

/** What is not readable for people in a sentence: names of the contract, paths, indexes and words of schemas. */
export function unreadableIn(sentence: string): readonly string[] {
  if (DOCUMENTED.includes(sentence)) return [];
  // Text in quotes was typed by a person.
  const said = sentence.replace(/“[^”]*”/g, '').replace(PROPER_NAMES, '');
  const found = Object.entries(UNREADABLE).flatMap(([what, pattern]) => (pattern.test(said) ? [what] : []));
  return /^[\p{Lu}\p{N}“].*[.!?]$/su.test(sentence) ? found : [...found, 'no sentence'];
}

import type { SummaryGoal } from '@cadence/shared-contract';
import { speaksToProgram } from '../material/speaks-to-program.ts';
import { isInLanguageOf, languageOf } from './languages.ts';
import { addsNumbers, numbersIn } from './numbers.ts';

/** What a sentence may say: everything that was said about its goals. */
export interface Ground {
  readonly text: string;
  /** Of the goals that the sentence names as its sources. */
  readonly outcomes: readonly SummaryGoal['Outcome'][];
  /** Titles of goals that it does not name. */
  readonly otherTitles: readonly string[];
}

export const LONGEST_SENTENCE = 400;

const MARKUP = /<[a-z/!]|`|\*\*|__|!\[|\]\s*\(|^\s*(?:#{1,6}|[-*•]|\d+[.)])\s|[{}|\\]|\[\d+\]/im;
const ADDRESS =
  /(?:https?|ftp|data|javascript):|\bwww\.|\S@\S+\.\S|\b[a-z0-9-]+\.(?:com|net|org|io|ai|dev|co|app|info|biz|example|test|xyz|ru|cn)\b/i;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\u{E0000}-\u{E007F}]/u;
/** Ratings are people's to give (D-95). */
const RATING =
  /\b(?:exceed(?:s|ed|ing)?|meets?|met|below|above|far above|falls? short of)\s+(?:all\s+|the\s+)?expectations\b|\b(?:performance|employee|personal)\s+(?:rating|score|review)\b|\b(?:top|high|low|under|out)[- ]?perform(?:er|ers|ing|s|ed)\b|\b(?:outstanding|excellent|poor|mediocre|weak|unsatisfactory)\s+(?:performance|performer|employee|worker)\b|\b(?:promot(?:e|ed|ion)|bonus|raise|fired|dismissed)\b/i;
const RATED = /\brat(?:ed|ing|ings|es)\b|\bscor(?:e|ed|es)\b|\bstars?\b/i;
const EVERYTHING =
  /\b(?:everything|(?:all|every|each|none)\s+(?:of\s+)?(?:the\s+|these\s+|its\s+|our\s+)?(?:goals?|targets?|objectives?|others?)|100\s?%|flawless\w*|perfect\w*|complete success)\b/i;
const NEGATED = /\b(?:not|never|no|n't|without|missed|failed|short of|fell short|un\w+)\b/i;
const REACHED =
  /\b(?:was|were|is|been|has|have|fully|successfully)\s+(?:\w+\s+){0,2}(?:achieved|accomplished|completed|reached|met|exceeded|delivered)\b|\b(?:achieved|accomplished|exceeded)\b|\bsuccess\w*\b/i;

/** Words that any summary may use, whatever was said. */
const COMMON =
  'quarter goal result week owner manager likelihood quality achieved achieving reached review reviewed update report reported team still since after before between during because while which their there where whether about against under waits waiting however moved remains remained began begun ended expect expected progress predict predicted prediction dispute differ disagree status level stand rose risen fell fallen rising falling first later latest recent final finally overall current currently yet underway';

const stem = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').slice(0, 5);
const contentWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}’'-]{4,}/gu) ?? []).filter((word) => word.length >= 4);
const COMMON_STEMS = new Set(COMMON.split(' ').map(stem));
/** Part of the content words that must have been said; the rest is how a sentence is put together. */
const SAID = 0.5;

function isGrounded(text: string, ground: string): boolean {
  const known = new Set(contentWords(ground).map(stem));
  const words = contentWords(text)
    .map(stem)
    .filter((word) => !COMMON_STEMS.has(word));
  const said = words.filter((word) => known.has(word)).length;
  return words.length === 0 || said / words.length >= SAID;
}

/** Names, abbreviations and codes are never the writer's own. */
function addsNames(text: string, ground: string): boolean {
  const known = ground.toLocaleLowerCase('en');
  const isMissing = (word: string): boolean => !known.includes(word.toLocaleLowerCase('en'));
  const codes = text.match(/\b(?=\w*\p{Lu}\w*[\p{Lu}\d])[\p{L}\d][\p{L}\d_-]*[\p{L}\d]\b/gu) ?? [];
  if (codes.some(isMissing)) return true;
  if (languageOf(text) !== 'en') return false;
  const names = text.match(/(?<=[\p{L}\p{N},;:]\s)\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return names.some(isMissing);
}

function claimsOutcome(text: string, { outcomes, text: ground }: Ground): boolean {
  if (EVERYTHING.test(text) && !EVERYTHING.test(ground)) return true;
  if (outcomes.every((outcome) => outcome === 'achieved'))
    return /\bnot (?:been )?(?:achieved|reached|met)\b/i.test(text);
  const isAchieved = outcomes.includes('achieved');
  return (
    !isAchieved &&
    REACHED.test(text) &&
    !NEGATED.test(text) &&
    !REACHED.test(ground.replace(/\bnot achieved\b/gi, ''))
  );
}

type Rule = readonly [string, (text: string, ground: Ground) => boolean];

/** Each rule and whether a sentence breaks it. The words go back to the model: nothing that people wrote is in them. */
const RULES: readonly Rule[] = [
  [
    'must be one sentence of 3 to 400 characters',
    (text) => text.length < 3 || text.length > LONGEST_SENTENCE || text.includes('\n'),
  ],
  [
    'must be plain text without markup or lists',
    (text, ground) => MARKUP.test(text) && !ground.text.includes(text),
  ],
  ['must have no addresses', (text) => ADDRESS.test(text)],
  ['must have no hidden characters', (text) => HIDDEN.test(text)],
  ['must not speak of instructions', (text) => speaksToProgram(text)],
  ['says a number that its sources do not say', (text, ground) => addsNumbers(text, numbersIn(ground.text))],
  [
    'must not rate anybody',
    (text, ground) => RATING.test(text) || (RATED.test(text) && !RATED.test(ground.text)),
  ],
  ['says another outcome than the status of the goal', claimsOutcome],
  ['must be English or in the language of its sources', (text, ground) => !isInLanguageOf(text, ground.text)],
  ['names something that its sources do not name', (text, ground) => addsNames(text, ground.text)],
  [
    'speaks of another goal',
    (text, { otherTitles }) => otherTitles.some((title) => title.length > 12 && text.includes(title)),
  ],
  ['says what its sources do not say', (text, ground) => !isGrounded(text, ground.text)],
];

/** What is wrong with a sentence that a model wrote, in our own words; null when it can stand. */
export function faultOf(text: string, ground: Ground): string | null {
  return RULES.find(([, isBroken]) => isBroken(text, ground))?.[0] ?? null;
}

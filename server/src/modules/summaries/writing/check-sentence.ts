import type { SummaryGoal } from '@cadence/shared-contract';
import { ADDRESS, MARKUP } from '../../../kernel/model/index.ts';
import { speaksToProgram } from '../material/speaks-to-program.ts';
import { isInLanguageOf, languageOf } from './languages.ts';
import { addsNumbers, numbersIn } from './numbers.ts';

/** What a sentence may say: all texts about its goals. */
export interface Ground {
  readonly text: string;
  /** The part of `text` about outcomes: without titles and measurements. */
  readonly said: string;
  /** For the goals that the sentence cites as sources. */
  readonly outcomes: readonly SummaryGoal['Outcome'][];
  /** Titles of goals that it does not cite. */
  readonly otherTitles: readonly string[];
}

export const LONGEST_SENTENCE = 400;

const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\u{E0000}-\u{E007F}]/u;
/** Only people may rate (D-95). */
const RATING =
  /\b(?:exceed(?:s|ed|ing)?|meets?|met|below|above|far above|falls? short of)\s+(?:all\s+|the\s+)?expectations\b|\b(?:performance|employee|personal)\s+(?:rating|score|review)\b|\b(?:top|high|low|under|out)[- ]?perform(?:er|ers|ing|s|ed)\b|\b(?:outstanding|excellent|poor|mediocre|weak|unsatisfactory)\s+(?:performance|performer|employee|worker)\b|\b(?:promot(?:e|ed|ion)|bonus|raise|fired|dismissed)\b/i;
const RATED =
  /\brat(?:ed|ing|ings|es)\b|\bscor(?:e|ed|es)\b|\bstars?\b|\b(?:outstanding|excellent|exceptional|impressive|brilliant|remarkable|poor|poorly|mediocre|disappointing|unsatisfactory|lazy|incompetent|talented|best|worst)\b|\b(?:deserv|prais|commend)\w*/i;
/** Any domain, even without a protocol. */
const DOMAIN = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]{2,}\.)+\p{L}{2,}(?![\p{L}\p{N}])/gu;
const EVERYTHING =
  /\b(?:everything|(?:all|every|each|none)\s+(?:of\s+)?(?:the\s+|these\s+|its\s+|our\s+)?(?:goals?|targets?|objectives?|others?)|100\s?%|flawless\w*|perfect\w*|complete success)\b/i;
const AIM = 'goals?|targets?|objectives?|aims?|marks?|plan|milestones?';
const REACHED = new RegExp(
  [
    String.raw`\b(?:achiev(?:e[sd]?|ing|ements?)|accomplish\w*|attain\w*|surpass\w*|exceed\w*|complet(?:ed|es|ion)|fulfil\w*|succe(?:ss|ed)\w*)\b`,
    String.raw`\b(?:reach(?:ed|es)?|met|meets|hits?|made|delivered|delivers|won|beat)\s+(?:[\p{L}’']+\s+){0,3}(?:${AIM})\b`,
    String.raw`\b(?:was|were|is|been|has|have|fully)\s+(?:\p{L}+\s+){0,2}(?:reached|met|delivered|done|finished|hit)\b`,
    String.raw`\bon target\b`,
  ].join('|'),
  'giu',
);
/** Before a word for 'reached', in the same clause: it was not reached, or nobody knows yet. */
const OPEN_OR_NOT =
  /(?:\b(?:not(?! only)|never|no longer|without|nobody|none|cannot|(?:fail(?:ed|s)?|unable|yet|likely|expect(?:ed|s)?|aim(?:ed|s)?|tr(?:y|ied|ies)|plan(?:ned|s)?|going|hop(?:ed|es?)) to|missed|far from|short of|neither|nor|before|until|unless|if|whether|will be)\b|n['’]t\b)[^.,;:!?]*$/i;
const MISSED = /\b(?:missed|failed|unachieved|f(?:e|a)lls? short)\b/gi;
const NOT_REACHED =
  /\b(?:not(?! only)|never|n['’]t)\s+(?:\p{L}+\s+){0,2}(?:achieved|reached|met|delivered|completed|done)\b/giu;
/** Says that one of several goals ended differently. */
const OTHER_OUTCOME = /\b(?:missed|failed|short|disputed?|differ|unlike)\b|\bnot(?:\s+yet)?\s*(?:[.,;:]|$)/i;
/** A target, named as such: 'below the target of 113%', '113% were planned'. */
const AIMED =
  /\b(?:targets?|goals?|aims?|aimed|objectives?|planned|plan|meant|intended|instead of|rather than|short of|below|under|against|not)(?:\s+(?:of|the|a|an|was|is|at|to|for|be|were|targets?|goals?|plan|planned))*[\s:(]+\S+|\S*\d\S*\s*(?:%|percent)?\s+(?:(?:was|were|is|are)\s+)?(?:targets?|goals?|aimed|planned|intended)\b/gi;

/** Words that any summary may use, regardless of its sources. */
const COMMON =
  'quarter goal target result week owner manager likelihood quality achieved achieving reached review reviewed update report reported team still since after before between during because while which their there where whether about against under waits waiting however moved remains remained began begun ended expect expected progress predict predicted prediction dispute differ disagree status level stand rose risen fell fallen rising falling first later latest recent final finally overall current currently yet underway';

const stem = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').slice(0, 5);
const contentWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}’'-]{4,}/gu) ?? []).filter((word) => word.length >= 4);
const COMMON_STEMS = new Set(COMMON.split(' ').map(stem));
/** The share of content words that must be in the sources; the rest is sentence structure. */
const SAID = 0.5;

function isGrounded(text: string, ground: string): boolean {
  const known = new Set(contentWords(ground).map(stem));
  const words = contentWords(text)
    .map(stem)
    .filter((word) => !COMMON_STEMS.has(word));
  const said = words.filter((word) => known.has(word)).length;
  return words.length === 0 || said / words.length >= SAID;
}

const wordsIn = (text: string): readonly string[] =>
  (text.toLocaleLowerCase('en').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_’'-]*/gu) ?? []).flatMap((word) => [
    word,
    word.replace(/['’]s$/, ''),
    ...word.split(/[-_’']/),
  ]);
const MONTHS = new Set(
  'january february march april june july august september october november december'.split(' '),
);
/** Words that may start any sentence. */
const OPENERS = new Set(
  wordsIn(
    `${COMMON} the a an this that these those it its they their there he she his her him we our you who what which of in on at by for
    from to with without after before since until till while when where as although though because despite during between
    within both each every all some most many much several few more less fewer no not none another other others such yet
    now then so but and or nor however instead meanwhile overall also only even just early late once again here if whether
    due thanks given according over under about across through toward towards up down out is was were are has have had
    one two three four five six seven eight nine ten people work time`,
  ),
);

function isKnownBy(ground: string): (word: string) => boolean {
  const known = new Set(wordsIn(ground));
  return (word) => {
    const plain = word.toLocaleLowerCase('en').replace(/['’]s$/, '');
    return known.has(plain) || (MONTHS.has(plain) && known.has(plain.slice(0, 3)));
  };
}

/** Whether the text has names, abbreviations or codes that are not in the sources. */
function addsNames(text: string, ground: string): boolean {
  const isKnown = isKnownBy(ground);
  const codes = text.match(/\b(?=\w*\p{Lu}\w*[\p{Lu}\d])[\p{L}\d][\p{L}\d_-]*[\p{L}\d]\b/gu) ?? [];
  if (codes.some((code) => !isKnown(code))) return true;
  // German capitalizes every noun.
  if (languageOf(text) === 'de') return false;
  const names =
    text.match(
      /(?<=[\p{L}\p{N}\p{Pf}\p{Pe},;:–—-]\s?[\p{Pi}\p{Ps}"']?)(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}\p{M}]+/gu,
    ) ?? [];
  return names.some((name) => !isKnown(name));
}

/** Whether the first word could be a name: it is neither in the sources nor common at the start of a sentence. */
function beginsWithName(text: string, ground: string): boolean {
  const language = languageOf(text);
  if (language !== 'en' && language !== null) return false;
  const isKnown = isKnownBy(ground);
  const stems = new Set(contentWords(ground).map(stem));
  const first = text.match(/(?:^|[.!?]\s+)[\p{Pi}\p{Ps}"']?(\p{Lu}[\p{Ll}\p{M}’']+)/gu) ?? [];
  return first
    .map((start) => start.replace(/^[^\p{L}]+/u, ''))
    .some(
      (word) =>
        !isKnown(word) &&
        !OPENERS.has(word.toLocaleLowerCase('en')) &&
        !COMMON_STEMS.has(stem(word)) &&
        !(word.length > 4 && stems.has(stem(word))),
    );
}

/** Matches of the pattern whose words are not in the sources. */
function claimsIn(text: string, pattern: RegExp, said: string): readonly RegExpMatchArray[] {
  const known = said.toLocaleLowerCase('en');
  return [...text.matchAll(pattern)].filter(([words]) => !known.includes(words.toLocaleLowerCase('en')));
}

/** Whether it calls goals achieved that are not, or calls achieved goals missed. */
function claimsOutcome(text: string, { outcomes, text: ground, said }: Ground): boolean {
  if (EVERYTHING.test(text) && !EVERYTHING.test(ground)) return true;
  const isAll = (...these: readonly Ground['outcomes'][number][]): boolean =>
    outcomes.every((outcome) => these.includes(outcome));
  if (isAll('achieved', null) && claimsIn(text, MISSED, said).length > 0) return true;
  // The status of a missed goal itself contains 'Not Achieved'.
  const unnegated = said.replace(/\bnot achieved\b/gi, '');
  if (isAll('achieved')) return claimsIn(text, NOT_REACHED, unnegated).length > 0;
  const reached = claimsIn(text, REACHED, unnegated).filter(
    ({ index }) => !OPEN_OR_NOT.test(text.slice(0, index)),
  );
  if (reached.length === 0) return false;
  // If only some goals are achieved, the sentence has to say both.
  return !outcomes.includes('achieved') || !(OTHER_OUTCOME.test(text) || text.match(NOT_REACHED));
}

/** Whether it presents a target figure as the outcome of a goal that is not achieved. */
function claimsAim(text: string, { outcomes, said }: Ground): boolean {
  if (outcomes.every((outcome) => outcome === 'achieved')) return false;
  return addsNumbers(text.replace(AIMED, ' '), numbersIn(said));
}

const hasDomain = (text: string, ground: string): boolean =>
  (text.match(DOMAIN) ?? []).some((domain) => !ground.includes(domain));

type Rule = readonly [string, (text: string, ground: Ground) => boolean];

/** Each rule with its check. The messages go back to the model, so they contain no text written by people. */
const RULES: readonly Rule[] = [
  [
    'must be one sentence of 3 to 400 characters',
    (text) => text.length < 3 || text.length > LONGEST_SENTENCE || text.includes('\n'),
  ],
  [
    'must be plain text without markup or lists',
    (text, ground) => MARKUP.test(text) && !ground.text.includes(text),
  ],
  ['must have no addresses', (text, ground) => ADDRESS.test(text) || hasDomain(text, ground.text)],
  ['must have no hidden characters', (text) => HIDDEN.test(text)],
  ['must not speak of instructions', (text) => speaksToProgram(text)],
  ['says a number that its sources do not say', (text, ground) => addsNumbers(text, numbersIn(ground.text))],
  [
    'must not rate anybody',
    (text, ground) => RATING.test(text) || (RATED.test(text) && !RATED.test(ground.text)),
  ],
  ['says another outcome than the status of the goal', claimsOutcome],
  ['says what was aimed at, not what came of it', claimsAim],
  ['must be English or in the language of its sources', (text, ground) => !isInLanguageOf(text, ground.text)],
  ['names something that its sources do not name', (text, ground) => addsNames(text, ground.text)],
  [
    'speaks of another goal',
    (text, { otherTitles }) => otherTitles.some((title) => title.length > 12 && text.includes(title)),
  ],
  ['says what its sources do not say', (text, ground) => !isGrounded(text, ground.text)],
  ['begins with a name that its sources do not name', (text, ground) => beginsWithName(text, ground.text)],
];

/** The broken rule of a sentence by the model, in our own words; null when it is accepted. */
export function faultOf(text: string, ground: Ground): string | null {
  return RULES.find(([, isBroken]) => isBroken(text, ground))?.[0] ?? null;
}

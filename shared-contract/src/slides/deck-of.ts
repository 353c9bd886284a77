import type { SummaryGoal, SummaryResult } from '../operations/summaries.ts';
import { annualSlides } from './annual-slides.ts';
import type { Deck, Slide } from './deck.ts';
import { framed, titleSlide } from './frame.ts';
import type { Frame } from './frame.ts';
import { quarterSlides } from './quarter-slides.ts';
import { oneLine } from './slide-text.ts';

/** Default of the slides (people §9). */
const BRAND = '3781C2';
/** Default of a report without a name (people §9). */
const NAME = 'Report Name';

export interface DeckFacts {
  readonly organisation: string;
  /** The tenant's primary colour, six hexadecimal digits with or without '#'; null for the slides' own. */
  readonly brand: string | null;
  readonly author: string;
  /** As printed: 'Nov 20, 2026'. */
  readonly date: string;
  /** 'Goal Summary Q3 2026'; 'Report Name' without one. */
  readonly name?: string;
}

function brandOf(brand: string | null): string {
  const digits = brand?.replace(/^#/, '').toUpperCase() ?? '';
  return /^[\dA-F]{6}$/.test(digits) ? digits : BRAND;
}

/** 'Q3 2026', '2026' */
function periodTitle({ Saved, Context }: SummaryResult): string {
  if (Saved !== null) return Saved.Title;
  if (Context?.Period) return `Q${Context.Period.Quarter} ${Context.Period.Year}`;
  return String(Context?.Quarters[0]?.Year ?? '');
}

/** Who wrote the first texts. */
function labelOf({ Saved, AnnualSummary, QuarterSummary }: SummaryResult): string {
  return (Saved ?? AnnualSummary ?? QuarterSummary)?.Label ?? '';
}

/** Of the person's team; of the organisation where it is written for the ceo. */
function frameOf(result: SummaryResult, facts: DeckFacts): Frame {
  const organisation = oneLine(facts.organisation);
  const team = result.Saved?.Audience === 'ceo' ? null : result.User?.OrgUnit;
  const joined = (parts: readonly string[], sign: string): string =>
    parts
      .map(oneLine)
      .filter((part) => part !== '')
      .join(sign);
  return {
    heading: joined([periodTitle(result), team ?? organisation], ' · '),
    organisation,
    signature: joined([facts.author, facts.date], ', '),
  };
}

/**
 * The slides of a summary: its name, the text as a whole, then the goals; six on a slide of a quarter, four on a slide
 * of a year (people §9). What has no room is cut at the end of a sentence, and whole in the notes.
 */
export function deckOf(result: SummaryResult, facts: DeckFacts): Deck {
  const frame = frameOf(result, facts);
  const name = oneLine(facts.name ?? '') || NAME;
  const goals: readonly SummaryGoal[] = result.Context?.Goals ?? [];
  const contents = result.AnnualSummary === null ? quarterSlides(result, goals) : annualSlides(result, goals);
  const slides: readonly Slide[] = [
    titleSlide(name, frame, labelOf(result)),
    ...contents.map((content, index) => framed(content, frame, index + 2)),
  ];
  const [author, organisation] = [oneLine(facts.author), frame.organisation];
  return { name, author, organisation, brand: brandOf(facts.brand), width: 11.7, height: 8.3, slides };
}

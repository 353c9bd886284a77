import type { GoalMaterial, PostedWeek, Source, SourceKind } from '../material/goal-material.ts';
import { readSentences } from '../material/read-words.ts';

/** A goal to make sentences from, without a database. */
export interface SampleMaterial {
  readonly title?: string | null;
  readonly state?: GoalMaterial['state'];
  readonly outcome?: GoalMaterial['outcome'];
  readonly result?: string;
  readonly review?: string;
  readonly percent?: number;
  readonly isCompany?: boolean;
  readonly isOwn?: boolean;
  /** By week: likelihood, quality and a comment. */
  readonly weeks?: Readonly<
    Record<number, readonly [PostedWeek['likelihood'], PostedWeek['quality'], string?]>
  >;
}

let serial = 0;

export function sampleMaterial({ weeks = {}, result, review, ...given }: SampleMaterial = {}): GoalMaterial {
  serial += 1;
  const goalId = serial;
  const source = (kind: SourceKind, label: string, text: string): Source => {
    return { goalId, kind, label, date: '2026-09-30', sentences: readSentences(text) };
  };
  const posted = Object.entries(weeks).map(([week, [likelihood, quality, comment]]) => ({
    week: Number(week),
    likelihood,
    quality,
    source: source('week', `Week ${week}, Aug 7`, comment ?? ''),
  }));
  const own = result === undefined ? null : source('result', 'Result, Sep 30', result);
  return {
    id: goalId,
    periodId: 1,
    title: given.title === undefined ? `Goal ${goalId}` : given.title,
    measurement: [],
    ownerName: 'Zoë Lefèvre',
    isOwn: given.isOwn === true,
    isCompany: given.isCompany === true,
    state: given.state ?? (result === undefined ? 'approved' : 'finalized'),
    outcome: given.outcome ?? null,
    percent: given.percent ?? null,
    percentSource: own,
    result: own,
    review: review === undefined ? null : source('review', 'Review, Oct 6', review),
    bothResults: review === undefined ? null : source('bothResults', 'Both results, Oct 6', ''),
    weeks: posted,
    comments: posted.map((week) => week.source).filter(({ sentences }) => sentences.length > 0),
    itself: { goalId, kind: 'goal', label: 'Goal', date: null, sentences: [] },
  };
}

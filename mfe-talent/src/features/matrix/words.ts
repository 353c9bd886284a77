import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type {
  MatrixPerson,
  RatingAxis,
  RatingLabel,
  TalentMatrix,
  TalentMatrixCell,
  TalentPeriod,
  TalentSettings,
} from '@cadence/shared-contract';
import { plural } from '@cadence/shared-ui';
import { periodLabel } from '../frame/index.ts';
import type { Cell } from './matrix-place.ts';

const TONES = 5;

/** 'Performance' */
export function axisName(labels: TalentSettings, axis: RatingAxis): string {
  return labels.FormLable[RATING_AXES[axis].name];
}

/** The steps of an axis, the lowest first. */
export function stepsOf(labels: TalentSettings, axis: RatingAxis): readonly RatingLabel[] {
  return labels[RATING_AXES[axis].labels];
}

/** 'Beyond'; '' for a step that the scale does not have. */
export function stepName(labels: TalentSettings, axis: RatingAxis, step: number): string {
  return stepsOf(labels, axis)[step]?.Label ?? '';
}

/** Axes that people are rated on: the third only where it is used (TAL-019). */
export function usedAxes(labels: TalentSettings): readonly RatingAxis[] {
  const hasThird = labels.EnableTertiaryRatings && labels.TertiaryLabels.length > 0;
  return RATING_AXIS_NAMES.filter((axis) => axis !== 'Tertiary' || hasThird);
}

/** The teal step (of five) for a step of one scale: three steps take every other one. */
export function toneOf(step: number, steps: number): number {
  return Math.round((step * (TONES - 1)) / Math.max(1, steps - 1));
}

/** 'Beyond, Ready soon' */
export function cellName(labels: TalentSettings, { x, y }: Cell): string {
  return `${stepName(labels, 'Primary', x)}, ${stepName(labels, 'Secondary', y)}`;
}

export const cellOf = ({ Primary, Secondary }: Pick<MatrixPerson, 'Primary' | 'Secondary'>): Cell => ({
  x: Primary,
  y: Secondary,
});

/** Whether the person has other ratings than in the quarter compared with. */
export function hasMoved({ Primary, Secondary, Before }: MatrixPerson): boolean {
  return Before !== null && (Before.Primary !== Primary || Before.Secondary !== Secondary);
}

/** The diamond: the highest step of the third scale. */
export function isMarked({ Tertiary }: MatrixPerson, labels: TalentSettings): boolean {
  return usedAxes(labels).includes('Tertiary') && Tertiary === labels.TertiaryLabels.length - 1;
}

/** 'Beyond, Ready soon', and the third scale's word. */
export function ratingsText(person: MatrixPerson, labels: TalentSettings): string {
  const { Tertiary } = person;
  const third =
    Tertiary === null || !usedAxes(labels).includes('Tertiary')
      ? ''
      : `; ${axisName(labels, 'Tertiary')}: ${stepName(labels, 'Tertiary', Tertiary)}`;
  return `${cellName(labels, cellOf(person))}${third}`;
}

/** 'Moved from As agreed, Growing', 'No change since Q2 2026', 'First rating'. */
export function movementText(
  person: MatrixPerson,
  { Labels, ComparePeriods }: Pick<TalentMatrix, 'Labels' | 'ComparePeriods'>,
  compared: TalentPeriod,
): string {
  const { Before } = person;
  if (Before !== null && hasMoved(person)) return `Moved from ${cellName(Labels, cellOf(Before))}`;
  const quarter = periodLabel(compared);
  if (Before !== null) return `No change since ${quarter}`;
  // Only where no other quarter came before is this certainly the first.
  return ComparePeriods.length === 1 ? 'First rating' : `Not rated by these labels in ${quarter}`;
}

/**
 * A line about somebody: the ratings unless the cell shows them already, and the change since the quarter compared
 * with.
 */
export function personNote(
  person: MatrixPerson,
  matrix: TalentMatrix,
  { compared, isCellKnown }: { readonly compared: TalentPeriod | null; readonly isCellKnown: boolean },
): string {
  const ratings = isCellKnown ? [] : [ratingsText(person, matrix.Labels)];
  const movement = compared === null ? [] : [movementText(person, matrix, compared)];
  return [...ratings, ...movement].join(' · ');
}

/** '+1 −2' in the corner of a cell, and how it is read. */
export function movementMark({ Came, Left }: TalentMatrixCell): {
  readonly text: string;
  readonly spoken: string;
} | null {
  if (Came === 0 && Left === 0) return null;
  const came = Came > 0 ? [`+${Came}`, `${Came} came`] : null;
  const left = Left > 0 ? [`−${Left}`, `${Left} left`] : null;
  const parts = [came, left].filter((part) => part !== null);
  return { text: parts.map(([text]) => text).join(' '), spoken: parts.map(([, said]) => said).join(', ') };
}

/** '6 people' */
export const peopleText = (count: number): string => plural(count, 'person', 'people');

/** '44 people, 6 without both ratings' */
export function countText({ count, Unrated }: Pick<TalentMatrix, 'count' | 'Unrated'>): string {
  return Unrated === 0 ? peopleText(count) : `${peopleText(count)}, ${Unrated} without both ratings`;
}

/** People rated on other scales are in no cell (D-91); '' where there are none. */
export function otherLabelsText(count: number): string {
  if (count === 0) return '';
  const verb = count === 1 ? 'was' : 'were';
  return `${peopleText(count)} ${verb} rated by other labels and ${count === 1 ? 'is' : 'are'} not shown here.`;
}

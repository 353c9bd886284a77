import { recordOf } from '../records.ts';
import type { GoalType } from './states.ts';

/** One text of a goal, and all that the server, the files and the screens say of it. */
export interface GoalTextField {
  /** Of the tables `goals` and `goal_edits`. */
  readonly column: string;
  /** In characters. */
  readonly limit: number;
  readonly kind: 'singleLine' | 'multiLine';
  readonly isRequired: boolean;
  /** Whether a goal holds it in `GoalDetail`; an edit holds all of them flat (core §3). */
  readonly isDetail: boolean;
  /** Above the field of the form. */
  readonly label: string;
  /** Above the text and in what compares two versions, where that differs from the form. */
  readonly heading?: string;
  /** Both, for goals of the type `okr`, where that differs (core §2 Goal detail). */
  readonly okrLabel?: string;
  /** Its column in Goal Details; null where every list of goals has it already. */
  readonly report: { readonly header: string; readonly width: number } | null;
}

/**
 * The texts of a goal under their names in the API, in the order of the form. The schemas, the columns, the answers,
 * the form with its rules, the differences of two versions and the report are derived from it.
 */
export const GOAL_TEXT_FIELDS = {
  Title: {
    column: 'title',
    /** core §9, people §9 */
    limit: 255,
    kind: 'singleLine',
    isRequired: true,
    isDetail: true,
    label: 'Title',
    okrLabel: 'Objective',
    report: null,
  },
  Measurement: {
    column: 'measurement',
    /** core §9, people §9 */
    limit: 3000,
    kind: 'multiLine',
    isRequired: true,
    isDetail: true,
    label: 'Measurement',
    heading: 'Measure',
    okrLabel: 'Key Results',
    report: { header: 'Measurement', width: 50 },
  },
  Description: {
    column: 'description',
    /** The documents give none; as long as the measurement. */
    limit: 3000,
    kind: 'multiLine',
    isRequired: false,
    isDetail: true,
    label: 'Description',
    okrLabel: 'Initiatives',
    report: { header: 'Description', width: 50 },
  },
  ReportingMemo: {
    column: 'reporting_memo',
    /** core §9, people §9 */
    limit: 255,
    kind: 'multiLine',
    isRequired: false,
    isDetail: false,
    label: 'Reporting memo',
    report: { header: 'Reporting Memo', width: 30 },
  },
} as const satisfies Record<string, GoalTextField>;

type Rows = typeof GOAL_TEXT_FIELDS;
export type GoalTextName = keyof Rows;
export type GoalTextColumn = Rows[GoalTextName]['column'];
type NameOf<Row> = { [N in GoalTextName]: Rows[N] extends Row ? N : never }[GoalTextName];
type GoalDetailName = NameOf<{ readonly isDetail: true }>;
type OtherName = Exclude<GoalTextName, GoalDetailName>;
type RequiredName = NameOf<{ readonly isRequired: true }>;
type OptionalName = Exclude<GoalTextName, RequiredName>;

const isDetail = (name: GoalTextName): name is GoalDetailName => GOAL_TEXT_FIELDS[name].isDetail;
const isRequired = (name: GoalTextName): name is RequiredName => GOAL_TEXT_FIELDS[name].isRequired;

export const GOAL_TEXT_NAMES = Object.keys(GOAL_TEXT_FIELDS) as readonly GoalTextName[];
export const GOAL_TEXT_COLUMNS: readonly GoalTextColumn[] = GOAL_TEXT_NAMES.map(
  (name) => GOAL_TEXT_FIELDS[name].column,
);
export const GOAL_DETAIL_NAMES = GOAL_TEXT_NAMES.filter(isDetail);
export const GOAL_OTHER_NAMES = GOAL_TEXT_NAMES.filter((name): name is OtherName => !isDetail(name));
export const GOAL_REQUIRED_NAMES = GOAL_TEXT_NAMES.filter(isRequired);
export const GOAL_OPTIONAL_NAMES = GOAL_TEXT_NAMES.filter((name): name is OptionalName => !isRequired(name));

/** The row of a text, as every row is typed. */
export function goalTextField(name: GoalTextName): GoalTextField {
  return GOAL_TEXT_FIELDS[name];
}

/** What the texts of a goal are called where they are read (core §2 Goal detail). */
export function goalSectionLabels(type: GoalType): Readonly<Record<GoalTextName, string>> {
  return recordOf(GOAL_TEXT_NAMES, (name) => {
    const { label, heading, okrLabel } = goalTextField(name);
    return (type === 'okr' ? okrLabel : heading) ?? label;
  });
}

/** What they are called in the form (core §2: Title/Objective, Measurement/Key Results, Description). */
export function goalFormLabels(type: GoalType): Readonly<Record<GoalTextName, string>> {
  return recordOf(GOAL_TEXT_NAMES, (name) => {
    const { label, okrLabel } = goalTextField(name);
    return type === 'okr' ? (okrLabel ?? label) : label;
  });
}

/** Texts as fields of a goal in an answer; missing texts are blank. */
export function placeGoalTexts(texts: Readonly<Partial<Record<GoalTextName, string>>>) {
  const textOf = (name: GoalTextName): string => texts[name] ?? '';
  return { GoalDetail: recordOf(GOAL_DETAIL_NAMES, textOf), ...recordOf(GOAL_OTHER_NAMES, textOf) };
}

/** A text of a goal of an answer. */
export function goalTextOf(goal: ReturnType<typeof placeGoalTexts>, name: GoalTextName): string {
  return isDetail(name) ? goal.GoalDetail[name] : goal[name];
}

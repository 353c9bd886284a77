import { recordBy, recordOf } from '../records.ts';
import type { AbilityName } from '../remote/access.ts';

/** One permission that a person may have beside the role, and all that the server and the screens say of it. */
export interface PermissionFlagRow {
  /** Of the table `people`. */
  readonly column: `is_${string}`;
  /** Of who acts, on the server. */
  readonly actor: `is${string}`;
  /** Of the command `user invite`. */
  readonly option: string;
  readonly optionHint: string;
  readonly label: string;
  /** What it is for, where it is given (people §2.10). */
  readonly hint: string;
  /** Whom to ask for what, on the page of help, and at which place there (people §2.10). */
  readonly contact: { readonly place: number; readonly title: string; readonly description: string };
  /** Flags whose holders may give it to people they manage; the ceo and Org Admins give all (people §6 Manage User). */
  readonly givenBy: readonly string[];
  /** Abilities that it brings by itself (people §6). */
  readonly abilities: readonly AbilityName[];
}

/**
 * The flags of a person under their names in the API, in the order they are shown (people §1). The schemas, the
 * columns, what is answered and saved, the actor, the forms, filters and the command line are derived from it.
 */
export const PERMISSION_FLAG_ROWS = {
  IsOrgAdmin: {
    column: 'is_org_admin',
    actor: 'isOrgAdmin',
    option: 'orgAdmin',
    optionHint: 'may manage people',
    label: 'Org Admin',
    hint: 'Adds and reassigns employees and manages special permissions.',
    contact: {
      place: 1,
      title: 'Org Admins',
      description: 'Add and reassign employees and manage special permissions.',
    },
    givenBy: [],
    abilities: ['managePeople', 'addEmployee', 'addObserver', 'filterObservers'],
  },
  IsGoalAdmin: {
    column: 'is_goal_admin',
    actor: 'isGoalAdmin',
    option: 'goalAdmin',
    optionHint: 'may manage every goal',
    label: 'Goal Admin',
    hint: 'Creates and edits goals for others; applies to all goals.',
    contact: {
      place: 2,
      title: 'Goal Admins',
      description:
        'Create and edit goals for others, approve on behalf of managers, and reassign, realign and shelve goals.',
    },
    givenBy: ['IsGoalAdmin'],
    abilities: ['chooseGoalOwner'],
  },
  IsGoalManager: {
    column: 'is_goal_manager',
    actor: 'isGoalManager',
    option: 'goalManager',
    optionHint: 'may manage goals of the own tree',
    label: 'Goal Manager',
    hint: 'Creates and edits goals; applies only to goals aligned with their own.',
    contact: {
      place: 4,
      title: 'Goal Managers',
      description: 'Create and edit goals cascaded from their own.',
    },
    givenBy: ['IsGoalAdmin'],
    abilities: ['chooseGoalOwner'],
  },
  IsHrAdmin: {
    column: 'is_hr_admin',
    actor: 'isHrAdmin',
    option: 'hrAdmin',
    optionHint: 'may see appraisals',
    label: 'HR Admin',
    hint: 'Views and creates appraisal reports for all employees.',
    contact: {
      place: 3,
      title: 'HR Admins',
      description: 'View and create appraisal reports for all employees.',
    },
    givenBy: ['IsHrAdmin'],
    abilities: [],
  },
} as const satisfies Record<string, PermissionFlagRow>;

type Rows = typeof PERMISSION_FLAG_ROWS;
export type PermissionFlag = keyof Rows;
export type FlagColumn = Rows[PermissionFlag]['column'];
export type ActorFlag = Rows[PermissionFlag]['actor'];
export type FlagOption = Rows[PermissionFlag]['option'];

export const PERMISSION_FLAGS = Object.keys(PERMISSION_FLAG_ROWS) as readonly PermissionFlag[];
export const FLAG_COLUMNS: readonly FlagColumn[] = PERMISSION_FLAGS.map(
  (flag) => PERMISSION_FLAG_ROWS[flag].column,
);
export const PERMISSION_FLAG_LABELS = recordOf(PERMISSION_FLAGS, (flag) => PERMISSION_FLAG_ROWS[flag].label);
/** What most people have. */
export const NO_FLAGS = recordOf(PERMISSION_FLAGS, () => false);

/** The row of a flag, as every row is typed. */
export function permissionFlagRow(flag: PermissionFlag): PermissionFlagRow {
  return PERMISSION_FLAG_ROWS[flag];
}

/** Flags of somebody by their columns. */
export function flagColumnsOf(
  person: Readonly<Record<PermissionFlag, boolean>>,
): Record<FlagColumn, boolean> {
  return recordBy(
    PERMISSION_FLAGS,
    (flag) => PERMISSION_FLAG_ROWS[flag].column,
    (flag) => person[flag],
  );
}

/** Flags of a row of `people` by their names in the API. */
export function flagsOfRow(row: Readonly<Record<FlagColumn, boolean>>): Record<PermissionFlag, boolean> {
  return recordOf(PERMISSION_FLAGS, (flag) => row[PERMISSION_FLAG_ROWS[flag].column]);
}

/** Flags by the names of who acts. */
export function actorFlagsOf(person: Readonly<Record<PermissionFlag, boolean>>): Record<ActorFlag, boolean> {
  return recordBy(
    PERMISSION_FLAGS,
    (flag) => PERMISSION_FLAG_ROWS[flag].actor,
    (flag) => person[flag],
  );
}

/** The flags that who acts has. */
export function flagsHeld(actor: Readonly<Record<ActorFlag, boolean>>): readonly PermissionFlag[] {
  return PERMISSION_FLAGS.filter((flag) => actor[PERMISSION_FLAG_ROWS[flag].actor]);
}

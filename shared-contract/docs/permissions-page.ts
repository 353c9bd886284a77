/**
 * Renders docs/goal-permissions.md: what the lifecycle table means for each person in each state. Run it to write the
 * page; a test keeps the two equal, and a test of the server compares each line with what the server answers.
 *   node shared-contract/docs/permissions-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalPermissions, OPEN_GOAL_EDIT_STATES, openActions, GOAL_STATES } from '../src/index.ts';
import type { GoalCondition, GoalEditState, GoalRelation, GoalSituation, GoalState } from '../src/index.ts';

export const PERMISSIONS_PAGE = join(import.meta.dirname, '../../docs/goal-permissions.md');

/** Seen by everyone in the company, by the ceo, by the approver (D-22). */
const PUBLIC: readonly GoalState[] = ['approved', 'results_in_review', 'finalized'];
const PUBLISHED: readonly GoalState[] = [...PUBLIC, 'shelving_in_review', 'shelved'];
const ASKED: readonly GoalState[] = GOAL_STATES.filter((state) => state !== 'draft');
const WRITTEN: readonly GoalState[] = ['draft', 'review', ...PUBLIC];

interface Person {
  readonly relations: readonly GoalRelation[];
  readonly sees: readonly GoalState[];
  /** Facts beyond an open quarter that has begun. */
  readonly conditions: readonly GoalCondition[];
}

/** Somebody looking at another person's aligned goal. */
function other(sees: readonly GoalState[], ...relations: readonly GoalRelation[]): Person {
  const isCeo = relations.includes('ceo');
  const facts = ['notOwn', 'unalignedOrNotOwn', 'ownerIsNotCeo'] as const;
  return { relations, sees, conditions: [...facts, isCeo ? 'actorIsCeo' : 'actorIsNotCeo'] };
}

/** Somebody looking at their own goal. */
function own(isAligned: boolean, ...relations: readonly GoalRelation[]): Person {
  const ceo = ['actorIsCeo', 'ownerIsCeo'] as const;
  const notCeo = ['actorIsNotCeo', 'ownerIsNotCeo'] as const;
  const facts: readonly GoalCondition[] = relations.includes('ceo') ? ceo : notCeo;
  const place: readonly GoalCondition[] = isAligned ? [] : ['unalignedOrNotOwn', 'ownUnaligned'];
  return {
    relations: ['owner', 'creator', ...relations],
    sees: GOAL_STATES,
    conditions: [...facts, ...place],
  };
}

const PEOPLE: Readonly<Record<string, Person>> = {
  owner: own(true),
  approver: other(ASKED, 'approver'),
  ceo: other(PUBLISHED, 'ceo'),
  'Goal Admin': other(GOAL_STATES, 'goalAdmin'),
  'Goal Manager, inside own tree': other(PUBLIC, 'goalManager', 'goalManagerOfTree'),
  'Goal Manager, who wrote it': other(WRITTEN, 'creator', 'goalManager', 'goalManagerOfTree'),
  'Goal Manager, outside own tree': other(PUBLIC, 'goalManager'),
  'Org Admin': other(PUBLIC),
  'manager further above': other(PUBLIC),
  colleague: other(PUBLIC),
  observer: other([]),
  'observer, company goal': other(PUBLIC),
  'ceo, own goal': own(false, 'ceo'),
  'Goal Admin, own unaligned goal': own(false, 'goalAdmin'),
  'Goal Admin, own aligned goal': own(true, 'goalAdmin'),
  'Goal Manager, own unaligned goal': own(false, 'goalManager'),
  'Goal Manager, own aligned goal': own(true, 'goalManager', 'goalManagerOfTree'),
};

interface Standing {
  readonly state: GoalState;
  readonly editState: GoalEditState | null;
}

const STANDINGS: readonly Standing[] = GOAL_STATES.flatMap((state): readonly Standing[] => {
  const alone = { state, editState: null };
  if (state !== 'approved') return [alone];
  return [alone, ...OPEN_GOAL_EDIT_STATES.map((editState) => ({ state, editState }))];
});

/** The manager reviewed the result; only they may change the review. */
function relationsIn(state: GoalState, { relations }: Person): ReadonlySet<GoalRelation> {
  const isReviewer = state === 'finalized' && relations.includes('approver');
  return new Set([...relations, ...(isReviewer ? (['reviewer'] as const) : [])]);
}

function situationOf({ state, editState }: Standing, person: Person): GoalSituation {
  const quarter = ['periodOpen', 'periodStarted'] as const;
  const edit = editState === 'review' ? [] : (['noEditInReview'] as const);
  return {
    state,
    editState,
    relations: relationsIn(state, person),
    conditions: new Set([...quarter, ...edit, ...person.conditions]),
  };
}

const list = (names: readonly string[]) => (names.length === 0 ? 'none' : [...new Set(names)].join(', '));

function line(standing: Standing, name: string, person: Person): string {
  if (!person.sees.includes(standing.state)) return `| ${name} | not visible | |`;
  const situation = situationOf(standing, person);
  const actions = openActions(situation);
  return `| ${name} | ${list(goalPermissions(situation))} | ${list(actions)} |`;
}

function section(standing: Standing): string {
  const { state, editState } = standing;
  const title = editState === null ? state : `${state}, edit in ${editState}`;
  const lines = Object.entries(PEOPLE).map(([name, person]) => line(standing, name, person));
  return [`## ${title}`, '', '| who | permissions | actions |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The whole page as Markdown. */
export function renderPermissionsPage(): string {
  return `# Who may do what to a goal

Written by \`node shared-contract/docs/permissions-page.ts\` from the tables in \`shared-contract/src/goals\`.
A goal that is not private, of a quarter that has begun and not ended; where nothing else is said, a contributor's goal
that is aligned beneath one of the first Goal Manager's. Once the quarter has ended nobody reactivates; before it has
begun nobody submits a result. What a person may not do is refused with a sentence and status 400, or 409 where it can
happen to nobody from that state; what is not visible is 404, like a goal that never existed.

${STANDINGS.map(section).join('\n\n')}
`;
}

if (import.meta.main) writeFileSync(PERMISSIONS_PAGE, renderPermissionsPage());

import type { Change, Need, Rules } from './change.ts';

type People = readonly { readonly Id: number }[];

/** Whether it concerns who exists and who reports to whom, and not only the details of a person. */
const isMove = ({ type }: Change): boolean => type !== 'user_updated';

const isAmong = ({ id }: Change, ...people: readonly People[]): boolean =>
  people.some((some) => some.some(({ Id }) => Id === id));

/** Whether a manager has, because of it, another direct report or one less. */
function concernsManager(change: Change, managerId: number): Need | null {
  if (!isMove(change)) return null;
  if (change.managerIds === undefined) return 'later';
  return change.managerIds.includes(managerId) ? 'now' : null;
}

/** What it means to something about a manager and these people. */
const ofTeam = (change: Change, managerId: number, ...shown: readonly People[]): Need | null =>
  isAmong(change, [{ Id: managerId }], ...shown) ? 'now' : concernsManager(change, managerId);

/** Long lists of people for one to be chosen from. */
const ofChoice = (change: Change, people: People): Need | null =>
  isMove(change) || isAmong(change, people) ? 'later' : null;

type Owned = readonly { readonly User: { readonly Id: number } }[];

/**
 * What it means to goals: whose they are, and which the viewer sees or decides on. They are read again when they are looked
 * at again, since nothing that a person is reading vanishes.
 */
function ofGoals(change: Change, viewerId: number, shown: Owned): Need | null {
  const { type, id, managerIds } = change;
  if (type === 'employee_added') return null;
  const isAboutViewer = id === viewerId || (isMove(change) && (managerIds?.includes(viewerId) ?? true));
  return isAboutViewer || shown.some(({ User }) => User.Id === id) ? 'next' : null;
}

const later = (): Need => 'later';
const ifMoved = (change: Change): Need | null => (isMove(change) ? 'later' : null);
const itself = (
  { id }: Change,
  { input }: { readonly input: { readonly params: { readonly id: number } } },
) => (input.params.id === id ? ('now' as const) : null);

/** What a change of people means to each read: who there is, under which name, and who reports to whom. */
export const PEOPLE_READS: Rules = {
  'people.read': (change, { input, answer: { Manager, DirectReports }, viewerId }) =>
    // What the viewer may do there depends on their role and flags.
    ofTeam(change, input.params.id, DirectReports, Manager ? [Manager] : [], [{ Id: viewerId }]),
  'people.responsibility': itself,
  'people.deactivationInfo': itself,
  'people.history': itself,
  'people.org': later,
  'people.hierarchy': (change, { answer: { Descendants, Peers } }) =>
    ofChoice(change, [...Descendants, ...Peers]),
  // The new ceo is not the shown one.
  'people.ceo': later,
  'people.employeeParents': (change, { answer: { data } }) => ofChoice(change, data),
  'people.managerCandidates': (change, { answer: { data } }) => ofChoice(change, data),
  'goals.users': (change, { answer: { data } }) => ofChoice(change, data),
  'actionItems.users': (change, { answer: { users } }) => ofChoice(change, users),
  'actionItems.list': (change, { answer: { data } }) => {
    const named = data.flatMap(({ Assignee, Requester }) => [Assignee, Requester]);
    return isAmong(change, named) ? 'next' : null;
  },
  'reports.appraisalUsers': (change, { answer: { users, managers } }) =>
    ofChoice(change, [...users, ...managers]),
  'reports.choices': (change, { viewerId }) => (ofTeam(change, viewerId) === null ? null : 'next'),
  'goals.list': (change, { answer: { data }, viewerId }) => ofGoals(change, viewerId, data),
  'goals.company': (change, { answer: { data }, viewerId }) => ofGoals(change, viewerId, data),
  'goals.children': (change, { answer: { Goals }, viewerId }) => ofGoals(change, viewerId, Goals),
  'goals.read': (change, { answer: { Goal }, viewerId }) => ofGoals(change, viewerId, [Goal]),
  'goals.single': (change, { answer, viewerId }) => ofGoals(change, viewerId, [answer]),
  'goals.approvalRequest': (change, { answer: { Goal, Approver, WillBeNotified }, viewerId }) => {
    const named = [Goal.User, ...WillBeNotified, ...(Approver ? [Approver] : [])];
    return isAmong(change, named) ? 'now' : ofGoals(change, viewerId, [Goal]);
  },
  'goals.parentCandidates': (change, { answer: { data }, viewerId }) =>
    ofGoals(
      change,
      viewerId,
      data.map(({ Owner }) => ({ User: Owner })),
    ),
  'talent.goals': (change, { answer: { Goals }, viewerId }) => ofGoals(change, viewerId, Goals),
  'predictions.matrix': (change, { answer: { goal, childs }, viewerId }) =>
    ofGoals(change, viewerId, [goal, ...childs]),
  'dashboard.read': (change, { viewerId }) => ofTeam(change, viewerId),
  'dashboard.reminders': (change, { viewerId }) => ofTeam(change, viewerId),
  'dashboard.compliance': ifMoved,
  'dashboard.team': ifMoved,
  'dashboard.branches': ifMoved,
  'talent.schedule': (change, { viewerId }) => ofTeam(change, viewerId),
  'talent.load': (change, { input: { params }, answer: { directreports } }) => {
    const { managerId, scope } = params;
    if (isAmong(change, directreports)) return 'now';
    return scope === 0 && managerId > 0 ? concernsManager(change, managerId) : ifMoved(change);
  },
  'talent.user': ({ id }, { input, answer: { evaluations } }) =>
    input.params.userId === id || evaluations.some(({ ReviewerId }) => ReviewerId === id) ? 'now' : null,
  'talent.single': ({ id }, { answer: { UserId, ReviewerId } }) =>
    UserId === id || ReviewerId === id ? 'now' : null,
  'talent.organization': ifMoved,
  'talent.department': ifMoved,
  'talent.calibration': ifMoved,
  'talent.matrix': ifMoved,
  'talent.matrixPeople': ifMoved,
  'userManual.report': ({ id }, { answer: { UserId } }) => (UserId === id ? 'next' : null),
  'userManual.team': (change, { input, answer: { People, Without }, viewerId }) => {
    const shown = [...People, ...Without].map(({ Person }) => Person);
    return ofTeam(change, input.params.managerId, shown, [{ Id: viewerId }]);
  },
};

/** What a changed user manual means to each read of manuals. */
export const MANUAL_READS: Rules = {
  'userManual.exists': ({ id }, { input }) => (input.params.profileId === id ? 'now' : null),
  // How viewer and person differ depends on both.
  'userManual.report': ({ id }, { answer: { UserId }, viewerId }) =>
    UserId === id || viewerId === id ? 'now' : null,
  'userManual.assessment': ({ id }, { answer: { UserId } }) => (UserId === id ? 'now' : null),
  'userManual.team': (change, { answer: { People, Without }, viewerId }) => {
    const shown = [...People, ...Without].map(({ Person }) => Person);
    return isAmong(change, shown, [{ Id: viewerId }]) ? 'now' : null;
  },
  'people.read': itself,
};

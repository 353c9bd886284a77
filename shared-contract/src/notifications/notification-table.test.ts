import { GOAL_ACTIONS, NOTIFICATION_SUBJECTS } from '../index.ts';
import { RECIPIENT_GROUPS, notificationNamed, notificationRules } from './index.ts';

const ROWS = notificationRules();

test('actions that only their actor needs to know of notify nobody', () => {
  expect(GOAL_ACTIONS.filter((action) => notificationNamed(action) === undefined).sort()).toEqual([
    'cancelEditRequest',
    'cancelRequest',
    'cancelShelve',
    'create',
    'createEdit',
    'discardEdit',
    'editDraft',
    'editResult',
    'retractResult',
  ]);
  expect(notificationNamed('toString')).toBeUndefined();
});

test('every row notifies somebody, in words, and every audience is notified of something', () => {
  const facts = { actor: 'Ann', title: 'The goal', child: 'The goal beneath' };
  for (const [name, { to, subject, body }] of ROWS) {
    expect([name, to.length > 0, subject.trim() !== '', /^[A-Z].+\.$/.test(body(facts))]).toEqual([
      name,
      true,
      true,
      true,
    ]);
  }
  const told = new Set(ROWS.flatMap(([, { to }]) => to));
  expect([...told].sort()).toEqual(Object.keys(RECIPIENT_GROUPS).sort());
});

test('[NOTI-006] only subjects of deletions say Deleted, since those lead nowhere', () => {
  const deleted = ROWS.filter(([, { subject }]) => subject.includes(NOTIFICATION_SUBJECTS.deletedWord));
  expect(deleted.map(([name]) => name)).toEqual(['delete', 'parentDeleted']);
});

test('beneath a heading that names the goal, no words repeat its title', () => {
  const facts = { actor: 'Ann', title: 'The goal', child: 'The goal beneath' };
  const briefs = ROWS.flatMap(([name, { brief }]) => (brief ? [[name, brief(facts)] as const] : []));
  const parents = ['parentShelved', 'parentDeleted'];
  for (const [name, words] of briefs) {
    const own = parents.includes(name) ? facts.child : facts.title;
    expect([name, words.startsWith('Ann '), words.includes(own)]).toEqual([name, true, false]);
  }
  expect(Object.fromEntries(briefs)).toMatchObject({
    submit: 'Ann asks for approval',
    approve: 'Ann approved the goal',
    submitEdit: 'Ann asks for approval of changes',
    comment: 'Ann commented',
    requestShelve: 'Ann asks to shelve the goal',
    parentShelved: 'Ann shelved “The goal”. This goal goes on and counts as not aligned.',
  });
});

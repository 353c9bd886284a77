import type { BodyOf } from '@cadence/shared-contract';
import { API_BASE, NO_FLAGS } from '@cadence/shared-contract';
import { randomUUID } from 'node:crypto';
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { GoalWorld } from '../../modules/goals/testing/goal-world.ts';
import { TEST_PASSWORD, uploadFile } from '../../testing/index.ts';
import type { Change, ChangingId } from './change.ts';
import { REPORT_CHANGES } from './report-changes.ts';
import { SUMMARY_CHANGES } from './summary-changes.ts';
import { TALENT_CHANGES } from './talent-changes.ts';
import { USER_MANUAL_CHANGES } from './user-manual-changes.ts';

const content = (Text: string) => ({ Title: Text, Body: `<p>${Text}</p>` });
const RESULT = { Completed: true, Quality: 3, Outcome: 'Done as planned.', ObjectiveResult: 100 };
const FEEDBACK = { Completed: true, Feedback: 'Well done.', ObjectiveResult: 100 };
const DUE = '2026-12-24';

/** Creates a goal of `owner` at a stage, and a call for it. */
function onGoal(stage: Parameters<GoalWorld['goal']>[0], make: (id: number) => Change) {
  return async (world: GoalWorld): Promise<Change> => make((await world.goal(stage)).Id);
}

const status = (Id: number, Status: string) => ({ body: { Id, Status, Comment: 'Because.' } });

async function note(world: GoalWorld) {
  const body = { UserId: world.people.peer.id, ...content('First') };
  return (await world.as('owner')('notes.create', { body })).ok;
}

function item(world: GoalWorld, Title = 'Call the bank') {
  const { owner, manager } = world.people;
  return { Title, DueDate: DUE, AssigneeId: owner.id, RequesterId: manager.id };
}

async function actionItem(world: GoalWorld) {
  return (await world.as('manager')('actionItems.create', { body: item(world) })).ok;
}

async function comment(world: GoalWorld): Promise<number> {
  const goal = await world.goal({ stage: 'approved' });
  const Id = (await world.currentStatusId(goal.Id)) ?? 0;
  const body = { Id, Type: 'GoalStatus', Comment: 'First' } as const;
  return (await world.as('owner')('goals.commentAdd', { body })).ok.Id;
}

async function profileOf(world: GoalWorld, Biography: string): Promise<Change> {
  const person = await world.addPerson({ manager_id: world.people.manager.id });
  const { Profile } = (await world.as('orgAdmin')('people.read', { params: { id: person.id } })).ok;
  const fields = {
    Name: Profile.Name,
    JobTitle: Profile.JobTitle,
    Email: Profile.Email,
    PhoneNumber: null,
    TimeZone: null,
    OrgUnit: null,
    LinkedinUrl: null,
    UpdatedAt: Profile.UpdatedAt,
  };
  const params = { id: person.id };
  return {
    as: 'orgAdmin',
    input: { params, body: { ...fields, Biography } },
    other: { params, body: { ...fields, Biography: `${Biography} and more` } },
  };
}

const onPerson =
  (make: (id: number, world: GoalWorld) => Change, values = {}) =>
  async (world: GoalWorld): Promise<Change> => {
    const person = await world.addPerson({ manager_id: world.people.manager.id, ...values });
    return make(person.id, world);
  };

const picture = async (): Promise<Blob> => {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } }).png();
  return new Blob([Uint8Array.from(await drawn.toBuffer())]);
};
const sheet = (): Blob => {
  const rows = ['Name,Email,Job title', `New Person,${randomUUID()}@example.test,Engineer`];
  return new Blob([Buffer.from(rows.join('\n'))]);
};

function strategy(Mission: string): BodyOf<'strategy.save'> {
  const objectives = {
    Customers: '',
    Employees: '',
    Shareholders: '',
    Sales: '',
    Marketing: '',
    Product: '',
  };
  return {
    StrategyBasic: { Mission, Vision: '', Values: '' },
    StrategyObjective: objectives,
    StrategyVideo: { VideoUrl: '' },
    IsPublish: true,
    UpdatedAt: null,
  };
}

/** For every changing operation, a call that the server accepts. */
export const CHANGES: { readonly [Id in ChangingId]: (world: GoalWorld) => Promise<Change> } = {
  'auth.changePassword': async (world) => {
    const person = await world.addPerson({});
    const { Token: token } = await world.t.login(person, world.tenant);
    const body = { Password: TEST_PASSWORD, NewPassword: 'Korrekt-Horse-7' };
    return { as: { token }, input: { body } };
  },
  'notifications.markRead': async (world) => {
    await world.goal({ stage: 'review' });
    const { Notifications } = (await world.as('manager')('notifications.list', { params: { page: 1 } })).ok;
    return { as: 'manager', input: { params: { id: Notifications[0]?.Id ?? 0 } } };
  },
  'notifications.markManyRead': async (world) => {
    await world.goal({ stage: 'review' });
    const { Notifications } = (await world.as('manager')('notifications.list', { params: { page: 1 } })).ok;
    return { as: 'manager', input: { body: { Ids: Notifications.map(({ Id }) => Id) } } };
  },
  'notifications.markAllRead': async (world) => {
    await world.goal({ stage: 'review' });
    return { as: 'manager', input: {} };
  },
  'people.update': (world) => profileOf(world, 'Likes trains.'),
  'people.saveRoles': onPerson((id) => ({
    as: 'ceo',
    input: { params: { id }, body: { ...NO_FLAGS, RoleName: 'manager', IsGoalAdmin: true } },
  })),
  'people.changeManager': onPerson((id, { people }) => ({
    as: 'orgAdmin',
    input: { params: { id, managerId: people.vp.id } },
  })),
  'people.reinvite': onPerson((id) => ({ as: 'orgAdmin', input: { params: { id } } }), {
    invitation_accepted_at: null,
    email_activated_at: null,
  }),
  'people.addEmployee': async ({ people }) => {
    const fields = { JobTitle: 'Engineer', ParentId: people.manager.id, IsManager: false };
    const rest = { Email: `${randomUUID()}@example.test`, IsObserver: false, OrgUnit: null };
    const body = { ...fields, ...rest };
    return {
      as: 'orgAdmin',
      input: { body: { ...body, Name: 'New Person' } },
      other: { body: { ...body, Name: 'Newer Person' } },
    };
  },
  'people.import': async () => ({ as: 'orgAdmin', input: { body: { FileName: 'a.csv', Content: sheet() } } }),
  'people.cancelImport': async ({ t, tenant, people }) => {
    const values = {
      tenant_id: tenant.id,
      person_id: people.orgAdmin.id,
      total: 1,
      touched_at: t.clock.now(),
    };
    await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
      db.insertInto('imports').values(values).execute(),
    );
    return { as: 'orgAdmin', input: {} };
  },
  'people.saveImportSettings': async () => ({
    as: 'orgAdmin',
    input: { body: { RowsADay: 250 } },
    other: { body: { RowsADay: 300 } },
  }),
  'people.editTenant': async ({ tenant }) => ({
    as: 'ceo',
    input: { body: { Name: `${tenant.name} Ltd`, Url: null, TimeZone: tenant.time_zone } },
    other: { body: { Name: `${tenant.name} Inc`, Url: null, TimeZone: tenant.time_zone } },
  }),
  'people.uploadAvatar': async ({ people }) => ({
    as: 'owner',
    input: { params: { id: people.owner.id }, body: { FileName: 'a.png', Content: await picture() } },
  }),
  'people.removeAvatar': async ({ t, tenant, people: { owner } }) => {
    const content = Buffer.from(await (await picture()).arrayBuffer());
    const { Token: token } = await t.login(owner, tenant);
    await uploadFile(t, { url: `${API_BASE}/Profile/Avatar/Upload/${owner.id}`, token, content });
    return { as: 'owner', input: { params: { id: owner.id } } };
  },
  'people.saveResponsibility': async ({ people }) => ({
    as: 'owner',
    input: { params: { id: people.owner.id }, body: { Body: '<p>Sales</p>' } },
    other: { params: { id: people.owner.id }, body: { Body: '<p>All sales</p>' } },
  }),
  'people.emailPreference': async () => ({ as: 'owner', input: { params: { wanted: 0 } } }),
  'people.deactivate': onPerson((id) => ({ as: 'orgAdmin', input: { params: { id } } })),
  'people.activate': onPerson((id) => ({ as: 'orgAdmin', input: { params: { id } } }), {
    deactivated_at: new Date('2026-11-01T00:00:00Z'),
  }),
  'notes.create': async ({ people }) => ({
    as: 'owner',
    input: { body: { UserId: people.peer.id, ...content('First') } },
    other: { body: { UserId: people.peer.id, ...content('Second') } },
  }),
  'notes.update': async (world) => {
    const { Id: id, UpdatedAt } = await note(world);
    return {
      as: 'owner',
      input: { params: { id }, body: { ...content('Second'), UpdatedAt } },
      other: { params: { id }, body: { ...content('Third'), UpdatedAt } },
    };
  },
  'notes.delete': async (world) => ({ as: 'owner', input: { params: { id: (await note(world)).Id } } }),
  'notes.restore': async (world) => {
    const id = (await note(world)).Id;
    await world.as('owner')('notes.delete', { params: { id } });
    return { as: 'owner', input: { params: { id } } };
  },
  'actionItems.create': async (world) => ({
    as: 'manager',
    input: { body: item(world) },
    other: { body: item(world, 'Call the other bank') },
  }),
  'actionItems.update': async (world) => {
    const { Id: id, UpdatedAt } = await actionItem(world);
    return {
      as: 'manager',
      input: { params: { id }, body: { ...item(world, 'Write to the bank'), UpdatedAt } },
      other: { params: { id }, body: { ...item(world, 'Write to both banks'), UpdatedAt } },
    };
  },
  'actionItems.decline': async (world) => {
    const { owner, peer } = world.people;
    const body = { ...item(world), AssigneeId: peer.id, RequesterId: owner.id };
    const { Id: id } = (await world.as('manager')('actionItems.create', { body })).ok;
    return { as: 'owner', input: { params: { id }, body: { Reason: 'It is not mine.' } } };
  },
  'actionItems.delete': async (world) => ({
    as: 'manager',
    input: { params: { id: (await actionItem(world)).Id } },
  }),
  'actionItems.markComplete': async (world) => ({
    as: 'owner',
    input: { params: { id: (await actionItem(world)).Id, tab: 1 } },
  }),
  'strategy.save': async () => ({
    as: 'ceo',
    input: { body: strategy('<p>To be of use</p>') },
    other: { body: strategy('<p>To be of more use</p>') },
  }),
  'goals.create': async (world) => {
    const body = { Measurement: 'Counted', PeriodId: world.periodId, IsDraft: true };
    return {
      as: 'owner',
      input: { body: { ...body, Title: 'More customers' } },
      other: { body: { ...body, Title: 'Many more customers', IsDraft: false } },
    };
  },
  'goals.update': async (world) => {
    const { Id: id, UpdatedAt } = await world.goal({ stage: 'approved' });
    const body = {
      Measurement: 'Counted',
      PeriodId: world.periodId,
      IsDraft: true,
      IsFromEdit: true,
      UpdatedAt,
    };
    return {
      as: 'owner',
      input: { params: { id }, body: { ...body, Title: 'More customers' } },
      other: { params: { id }, body: { ...body, Title: 'Many more customers' } },
    };
  },
  'goals.approve': onGoal({ stage: 'review' }, (id) => ({ as: 'manager', input: status(id, 'approved') })),
  'goals.retract': onGoal({ stage: 'review' }, (id) => ({ as: 'owner', input: status(id, 'draft') })),
  'goals.retractEdits': async (world) => {
    const Id = await world.rows({ state: 'approved', edit: 'review' });
    return { as: 'owner', input: status(Id, 'draft') };
  },
  'goals.shelve': onGoal({ stage: 'approved' }, (id) => ({
    as: 'owner',
    input: status(id, 'shelving_in_review'),
  })),
  'goals.updateStatus': async (world) => {
    const goal = await world.goal({ stage: 'approved' });
    const Id = (await world.currentStatusId(goal.Id)) ?? 0;
    return {
      as: 'owner',
      input: { body: { Id, Likelihood: 3, Quality: 2, Comment: 'Well on the way' } },
      other: { body: { Id, Likelihood: 3, Quality: 2, Comment: 'Well on the way home' } },
    };
  },
  'goals.finalize': onGoal({ stage: 'approved' }, (GoalId) => ({
    as: 'owner',
    input: { body: { GoalId, ...RESULT } },
    other: { body: { GoalId, ...RESULT, Outcome: 'Done, and better than planned.' } },
  })),
  'goals.finalizeApproved': onGoal({ stage: 'results_in_review' }, (GoalId) => ({
    as: 'manager',
    input: { body: { GoalId, ...FEEDBACK } },
    other: { body: { GoalId, ...FEEDBACK, Feedback: 'Very well done.' } },
  })),
  'goals.finalizeRetract': onGoal({ stage: 'results_in_review' }, (GoalId) => ({
    as: 'owner',
    input: { body: { GoalId, Comment: 'Not yet.' } },
  })),
  'goals.delete': onGoal({}, (id) => ({ as: 'owner', input: { params: { id } } })),
  'goals.commentAdd': async (world) => {
    const goal = await world.goal({ stage: 'approved' });
    const Id = (await world.currentStatusId(goal.Id)) ?? 0;
    return {
      as: 'manager',
      input: { body: { Id, Type: 'GoalStatus', Comment: 'Good' } },
      other: { body: { Id, Type: 'GoalStatus', Comment: 'Good work' } },
    };
  },
  'goals.commentUpdate': async (world) => {
    const CommentId = await comment(world);
    return {
      as: 'owner',
      input: { body: { CommentId, Comment: 'Second' } },
      other: { body: { CommentId, Comment: 'Third' } },
    };
  },
  'goals.commentDelete': async (world) => ({ as: 'owner', input: { params: { id: await comment(world) } } }),
  'goals.follow': onGoal({ stage: 'approved' }, (id) => ({ as: 'peer', input: { params: { id } } })),
  'goals.startFollowing': onGoal({ stage: 'approved' }, (id) => ({ as: 'peer', input: { params: { id } } })),
  'goals.stopFollowing': async (world) => {
    const params = { id: (await world.goal({ stage: 'approved' })).Id };
    await world.as('peer')('goals.startFollowing', { params });
    return { as: 'peer', input: { params } };
  },
  'goals.changeOwner': async (world) => ({
    as: 'goalAdmin',
    input: { body: { Id: (await world.goal({ stage: 'approved' })).Id, UserId: world.people.peer.id } },
  }),
  'goals.changeParent': async (world) => {
    const parent = await world.goal({ by: 'manager', stage: 'approved' });
    const { Id } = await world.goal({ stage: 'approved' });
    return { as: 'goalAdmin', input: { body: { Id, GoalId: parent.Id } } };
  },
  'dashboard.saveTheme': async () => ({
    as: 'ceo',
    input: { body: { Title: 'Grow together' } },
    other: { body: { Title: 'Grow slowly' } },
  }),
  'dashboard.deleteTheme': async (world) => {
    await world.as('ceo')('dashboard.saveTheme', { body: { Title: 'Grow' } });
    return { as: 'ceo', input: {} };
  },
  ...REPORT_CHANGES,
  ...TALENT_CHANGES,
  ...SUMMARY_CHANGES,
  ...USER_MANUAL_CHANGES,
};

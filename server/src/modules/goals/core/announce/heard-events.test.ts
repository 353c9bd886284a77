import type { TenantUpdate } from '@cadence/shared-contract';
import { HUB_MISSED, HUB_SINCE, NO_FLAGS, PAGE_HEADER } from '@cadence/shared-contract';
import type { HubConnection } from '@microsoft/signalr';
import { HttpTransportType } from '@microsoft/signalr';
import { closed, startHubWorld } from '../../../../testing/hub-world.ts';
import type { HubWorld } from '../../../../testing/hub-world.ts';
import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { startGoalWorld } from '../../testing/goal-world.ts';

let hub: HubWorld;
let world: GoalWorld;
beforeAll(async () => {
  hub = await startHubWorld();
  world = await startGoalWorld({}, hub.t);
});
afterEach(() => hub.empty());
afterAll(() => hub.close());

interface Page {
  readonly client: HubConnection;
  readonly heard: TenantUpdate[];
  /** Whether it was asked to reload everything. */
  hasMissed(): boolean;
  /** Resolves when all events published before have arrived. */
  settle(): Promise<void>;
}

/** @param since until when the page has received everything; the hub replays what it has missed */
async function openPage({ tenant, people }: GoalWorld, name: Member, since?: number): Promise<Page> {
  const { Token } = await hub.t.login(people[name], tenant);
  const transport = HttpTransportType.WebSockets;
  const url = since === undefined ? hub.url : `${hub.url}?${HUB_SINCE}=${since}`;
  const client = hub.client(Token, { transport }, (builder) =>
    builder.withUrl(url, { transport, accessTokenFactory: () => Token }),
  );
  const heard: TenantUpdate[] = [];
  let hasMissed = false;
  client.on('TenantUpdate', (event: TenantUpdate) => heard.push(event));
  client.on(HUB_MISSED, () => (hasMissed = true));
  await client.start();
  return {
    client,
    heard,
    hasMissed: () => hasMissed,
    async settle() {
      const last = new Promise((resolve) => client.on('Last', resolve));
      await hub.hub.publish({ group: `User_${people[name].id}`, method: 'Last', args: [] });
      await last;
      client.off('Last');
    },
  };
}

async function post(goal: number, headers: Record<string, string> = {}): Promise<void> {
  const Id = (await world.currentStatusId(goal)) ?? 0;
  const body = { Id, Likelihood: 3, Quality: 3 } as const;
  expect((await world.as('owner')('goals.updateStatus', { body }, { headers })).status).toBe(200);
  await hub.t.app.kernel.outbox.settle();
}

test('[LIVE-006] a weekly post reaches colleagues, with whom it concerns and who did it, but no observer or other tenant', async () => {
  const elsewhere = await startGoalWorld({}, hub.t);
  const goal = await world.rows({ state: 'approved' });
  const pages = {
    colleague: await openPage(world, 'stranger'),
    observer: await openPage(world, 'observer'),
    foreigner: await openPage(elsewhere, 'ceo'),
  };
  await post(goal, { [PAGE_HEADER]: 'Abcd1234' });
  for (const page of Object.values(pages)) await page.settle();
  expect(pages.colleague.heard).toEqual([
    {
      ...{ type: 'goal_update', id: goal, actorId: world.people.owner.id, origin: 'Abcd1234' },
      goal: {
        ...{ change: 'status', periodId: world.periodId, ownerIds: [world.people.owner.id] },
        ...{ approverIds: [world.people.manager.id], parentIds: [] },
      },
    },
  ]);
  expect([pages.observer.heard, pages.foreigner.heard]).toEqual([[], []]);
});

test('a person who becomes an observer reconnects, and receives only what observers may', async () => {
  const goal = await world.rows({ state: 'approved' });
  const before = await openPage(world, 'peer');
  const end = closed(before.client);
  const { peer } = world.people;
  const roles = { params: { id: peer.id }, body: { RoleName: 'observer', ...NO_FLAGS } } as const;
  expect((await world.as('ceo')('people.saveRoles', roles)).status).toBe(200);
  await end;
  const after = await openPage(world, 'peer');
  await post(goal);
  await after.settle();
  expect(after.heard).toEqual([]);
});

describe('[LIVE-001] a person who reconnects', () => {
  interface Way {
    readonly by: Member;
    /** A goal they can see, and what is published about it while they are away. */
    readonly makeGoal: (company: GoalWorld) => Promise<number>;
    readonly loseRight: (company: GoalWorld, goal: number) => Promise<{ readonly status: number }>;
  }

  const hidden = (company: GoalWorld) => company.rows({ state: 'approved', values: { is_private: true } });
  const open = (company: GoalWorld) => company.rows({ state: 'approved' });
  const roles = (name: Member, RoleName: 'contributor' | 'observer') => (company: GoalWorld) =>
    company.as('ceo')('people.saveRoles', {
      params: { id: company.people[name].id },
      body: { RoleName, ...NO_FLAGS },
    });
  const give = (company: GoalWorld, Id: number) =>
    company.as('goalAdmin')('goals.changeOwner', { body: { Id, UserId: company.people.stranger.id } });
  const move = ({ as, people }: GoalWorld) =>
    as('ceo')('people.changeManager', { params: { id: people.owner.id, managerId: people.vp.id } });
  const shelve = (company: GoalWorld, Id: number) =>
    company.as('manager')('goals.shelve', { body: { Id, Status: 'shelved' } });
  const remove = (company: GoalWorld, id: number) => company.as('ceo')('goals.delete', { params: { id } });
  const makePrivate = async (company: GoalWorld, id: number) => {
    const { Goal } = (await company.as('goalAdmin')('goals.read', { params: { id } })).ok;
    const body = {
      ...{ Title: 'Not for all', Measurement: 'Counted', PeriodId: company.periodId, ParentId: 0 },
      ...{ IsPrivate: true, IsDraft: false, UpdatedAt: Goal.UpdatedAt },
    };
    return company.as('goalAdmin')('goals.update', { params: { id }, body });
  };

  async function postIn(company: GoalWorld, goal: number): Promise<void> {
    const Id = (await company.currentStatusId(goal)) ?? 0;
    const body = { Id, Likelihood: 3, Quality: 3 } as const;
    expect((await company.as('owner')('goals.updateStatus', { body })).status).toBe(200);
  }

  async function timeOf({ tenant, people }: GoalWorld, name: Member): Promise<number> {
    const { Token } = await hub.t.login(people[name], tenant);
    return ((await (await hub.negotiate(Token)).json()) as { readonly now: number }).now;
  }

  test.each<[string, Way]>([
    [
      'is no Goal Admin any more',
      { by: 'goalAdmin', makeGoal: hidden, loseRight: roles('goalAdmin', 'contributor') },
    ],
    ['is an observer now', { by: 'goalAdmin', makeGoal: hidden, loseRight: roles('goalAdmin', 'observer') }],
    ['does not decide on the goal any more', { by: 'manager', makeGoal: hidden, loseRight: move }],
    ['does not own the goal any more', { by: 'owner', makeGoal: hidden, loseRight: give }],
    ['decides on another owner’s goals only', { by: 'manager', makeGoal: hidden, loseRight: give }],
    ['saw a goal that was shelved', { by: 'stranger', makeGoal: open, loseRight: shelve }],
    ['saw a goal that was made private', { by: 'stranger', makeGoal: open, loseRight: makePrivate }],
    ['saw a goal that was deleted', { by: 'stranger', makeGoal: open, loseRight: remove }],
  ])(
    'and %s receives none of its events, but is asked to reload everything',
    async (_what, { by, makeGoal, loseRight }) => {
      const company = await startGoalWorld({}, hub.t);
      const goal = await makeGoal(company);
      const since = await timeOf(company, by);
      await postIn(company, goal);
      expect((await loseRight(company, goal)).status).toBe(200);
      await hub.t.app.kernel.outbox.settle();
      const page = await openPage(company, by, since);
      await page.settle();
      expect(page.heard.filter(({ type }) => type === 'goal_update')).toEqual([]);
      expect(page.hasMissed()).toBe(true);
    },
  );

  test('and may know all missed events receives them, and need not reload everything', async () => {
    const company = await startGoalWorld({}, hub.t);
    const goal = await open(company);
    const since = await timeOf(company, 'stranger');
    await postIn(company, goal);
    await postIn(company, await hidden(company));
    await hub.t.app.kernel.outbox.settle();
    const page = await openPage(company, 'stranger', since);
    await page.settle();
    expect(page.heard.map(({ id }) => id)).toEqual([goal]);
    expect(page.hasMissed()).toBe(false);
  });
});

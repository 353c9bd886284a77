import type { TenantUpdate } from '@cadence/shared-contract';
import { PAGE_HEADER } from '@cadence/shared-contract';
import type { HubConnection } from '@microsoft/signalr';
import { HttpTransportType } from '@microsoft/signalr';
import { closed, startHubWorld } from '../../../testing/hub-world.ts';
import type { HubWorld } from '../../../testing/hub-world.ts';
import type { GoalWorld, Member } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

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
  /** Everything that was told before this is heard. */
  settle(): Promise<void>;
}

async function openPage({ tenant, people }: GoalWorld, name: Member): Promise<Page> {
  const { Token } = await hub.t.login(people[name], tenant);
  const client = hub.client(Token, { transport: HttpTransportType.WebSockets });
  const heard: TenantUpdate[] = [];
  client.on('TenantUpdate', (event: TenantUpdate) => heard.push(event));
  await client.start();
  return {
    client,
    heard,
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

test('[LIVE-006] a weekly post is heard by colleagues, with what concerns them and by whom, and by no observer or stranger', async () => {
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

test('whoever becomes an observer connects again, and hears no more than observers', async () => {
  const goal = await world.rows({ state: 'approved' });
  const before = await openPage(world, 'peer');
  const end = closed(before.client);
  const { peer } = world.people;
  const flags = { IsGoalAdmin: false, IsOrgAdmin: false, IsGoalManager: false, IsHrAdmin: false };
  const roles = { params: { id: peer.id }, body: { RoleName: 'observer', ...flags } } as const;
  expect((await world.as('ceo')('people.saveRoles', roles)).status).toBe(200);
  await end;
  const after = await openPage(world, 'peer');
  await post(goal);
  await after.settle();
  expect(after.heard).toEqual([]);
});

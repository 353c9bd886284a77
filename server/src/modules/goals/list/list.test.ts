import type { Member } from '../testing/goal-world.ts';
import { MEMBERS } from '../testing/goal-world.ts';
import type { GoalName, ListWorld } from './list.fixtures.ts';
import { LOOKED_AT, startListWorld } from './list.fixtures.ts';

let fixture: ListWorld;
let world: ListWorld['world'];
beforeAll(async () => {
  fixture = await startListWorld();
  world = fixture.world;
});
afterAll(() => world.t.close());

const list: ListWorld['list'] = (body, as) => fixture.list(body, as);

describe('order and paging', () => {
  test('[GOAL-039] [GOAL-038] worsened, review, update, finalization, own edits, the rest', async () => {
    const order = (await list({})).data.map((goal) => goal.GoalDetail.Title);
    expect(order[0]).toBe('worsened');
    expect(order.slice(1, 5).sort()).toEqual(['edit in review', 'in review', 'result in review', 'shelving']);
    expect(order[5]).toBe('needs update');
    const own = (await list({ GoalSelectFilter: [1] }, 'owner')).data.map((goal) => goal.GoalDetail.Title);
    expect(own.slice(0, 3)).toEqual(['worsened', 'needs update', 'edit in draft']);
    world.t.clock.set('2027-01-20T15:00:00Z');
    const past = (await list({ GoalSelectFilter: [1], PeriodId: world.periodId }, 'owner')).data;
    expect(
      past
        .filter((goal) => goal.Flags.NeedsFinalization)
        .map((goal) => goal.GoalDetail.Title)
        .sort(),
    ).toEqual(['edit in draft', 'needs update', 'private', 'worsened']);
    expect(past.at(-1)?.GoalDetail.Title).toBe('draft');
    world.t.clock.set(LOOKED_AT);
  });

  test('[GOAL-008] pages and cursors give the same order, without repeats or gaps', async () => {
    const whole = await list({});
    const wanted = whole.data.map((goal) => goal.Id);
    expect(whole.count).toBe(wanted.length);
    for (const size of [1, 3, 4]) {
      const byPage: number[] = [];
      const byCursor: number[] = [];
      let after: string | null = null;
      for (let page = 1; page <= Math.ceil(wanted.length / size); page += 1) {
        byPage.push(...(await list({ Page: page, PageSize: size })).data.map((goal) => goal.Id));
        const next: Awaited<ReturnType<typeof list>> = await list({
          PageSize: size,
          ...(after ? { After: after } : {}),
        });
        byCursor.push(...next.data.map((goal) => goal.Id));
        expect(next.count).toBe(wanted.length);
        after = next.After;
      }
      expect([byPage, byCursor]).toEqual([wanted, wanted]);
    }
    expect(await list({ Page: 99, PageSize: 10 })).toMatchObject({
      data: [],
      count: wanted.length,
      After: null,
    });
    expect((await world.as('manager')('goals.list', { body: {} })).ok.data).toHaveLength(10);
    const broken = await world.as('manager')('goals.list', { body: { After: 'bm9wZQ' } });
    expect(broken.problem.errors?.[0]?.path).toBe('After');
  });

  test('a row is the same whether read alone or in a list, for everyone', async () => {
    for (const member of MEMBERS) {
      const page = await list({}, member);
      for (const goal of page.data) {
        const alone = await world.as(member)('goals.single', { params: { id: goal.Id } });
        expect(alone.ok).toEqual(goal);
      }
      const flagged = page.data.filter((goal) => goal.Flags.NeedsReview).map((goal) => goal.Id);
      expect((await list({ NeedsReview: true }, member)).data.map((goal) => goal.Id)).toEqual(flagged);
      expect(page.pendingEdits).toEqual(page.data.filter((goal) => goal.GoalEdit).map((goal) => goal.Id));
      expect(page.ceo).toBe(world.people.ceo.id);
    }
  });

  test('[GOAL-040] [GOAL-041] [GOAL-042] [GOAL-044] [GOAL-045] the facts behind the tags of a row', async () => {
    const find = async (name: GoalName, as: Member) =>
      (await world.as(as)('goals.single', { params: { id: fixture.ids[name] } })).ok;
    expect((await find('draft', 'owner')).State).toBe('draft');
    expect(await find('shelved', 'stranger')).toMatchObject({ State: 'shelved', IsShelve: true });
    expect((await find('edit in draft', 'owner')).Flags.PendingEdits).toBe(true);
    expect((await find('edit in draft', 'manager')).Flags.PendingEdits).toBe(false);
    expect((await find('in review', 'manager')).Flags.NeedsReview).toBe(true);
    expect((await find('in review', 'goalAdmin')).Flags.NeedsReview).toBe(false);
    const submitted = await world.rows({ state: 'results_in_review' });
    const row = (await world.as('manager')('goals.single', { params: { id: submitted } })).ok;
    expect(row).toMatchObject({ State: 'results_in_review', Flags: { NeedsReview: true, Outcome: null } });
  });
});

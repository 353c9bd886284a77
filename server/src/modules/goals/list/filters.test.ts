import type { GoalListInput, GoalState } from '@cadence/shared-contract';
import { GOAL_SELECT, GOAL_STATES } from '@cadence/shared-contract';
import type { GoalName, ListWorld } from './list.fixtures.ts';
import { LOOKED_AT, MANAGER_SEES, startListWorld } from './list.fixtures.ts';

let fixture: ListWorld;
beforeAll(async () => {
  fixture = await startListWorld();
});
afterAll(() => fixture.world.t.close());

const names: ListWorld['names'] = (body, as) => fixture.names(body, as);

/** Everything the manager sees, except these. */
function allBut(...left: readonly GoalName[]): readonly string[] {
  return MANAGER_SEES.filter((name) => !left.includes(name));
}

it('keeps everything visible without filters, and with empty lists of values', async () => {
  expect(await names({})).toEqual(MANAGER_SEES);
  const empty = { GoalSelectFilter: [], Users: [], Depts: [], GoalStates: [], Likelihood: [], Quality: [] };
  expect(await names({ ...empty, Title: '  ', Aligned: false, NeedsReview: false })).toEqual(MANAGER_SEES);
});

it('[LIVE-006] with ids it keeps only the goals that the other filters keep, for everyone', async () => {
  const Ids = Object.values(fixture.ids);
  const others: readonly GoalListInput[] = [
    {},
    { GoalSelectFilter: [GOAL_SELECT.myGoals, GOAL_SELECT.directReports] },
    { Title: 'worse' },
    { NeedsUpdate: true },
    { Unaligned: true, Likelihood: [2, 3] },
  ];
  for (const as of ['owner', 'manager', 'ceo', 'goalAdmin', 'observer', 'stranger'] as const) {
    for (const body of others) {
      const all = await fixture.list(body, as);
      expect(await fixture.list({ ...body, Ids }, as)).toEqual(all);
      const some = { ...body, Ids: [fixture.ids.worsened, fixture.ids.private, fixture.ids.deleted] };
      expect(await names(some, as)).toEqual(
        (await names(body, as)).filter((name) => ['worsened', 'private'].includes(name)),
      );
    }
  }
  const next = { Ids, PeriodId: fixture.world.nextPeriodId };
  expect(await names(next, 'goalAdmin')).toEqual([]);
});

describe('whose goals', () => {
  it('[GOAL-014] my goals: those of the viewer', async () => {
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.myGoals] })).toEqual(['manager aligned']);
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.myGoals] }, 'stranger')).toEqual([
      'on deleted',
      'on shelved',
      'shelved',
    ]);
  });

  it('[GOAL-015] direct reports: not those of their reports, nor one’s own', async () => {
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.directReports] })).toEqual(
      allBut('company', 'manager aligned', 'on deleted', 'on shelved', 'vp top'),
    );
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.directReports] }, 'ceo')).toEqual(['vp top']);
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.directReports] }, 'owner')).toEqual([]);
  });

  it('[GOAL-016] company goals: the top-level goals of the ceo', async () => {
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.companyGoals] })).toEqual(['company']);
  });

  it('[GOAL-017] [D-59] my manager and peers: both, never one’s own', async () => {
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.managerAndPeers] })).toEqual([
      'on deleted',
      'on shelved',
      'vp top',
    ]);
    // The owner's manager is the manager, the only peer is `peer`; the private goals of peers stay hidden.
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.managerAndPeers] }, 'owner')).toEqual([
      'edit in review',
      'manager aligned',
      'result in review',
      'worsened but done',
    ]);
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.managerAndPeers] }, 'ceo')).toEqual([]);
  });

  it('takes several selects as alternatives', async () => {
    expect(await names({ GoalSelectFilter: [GOAL_SELECT.myGoals, GOAL_SELECT.companyGoals] })).toEqual([
      'company',
      'manager aligned',
    ]);
  });

  it('[GOAL-020] users: the goals of the chosen people', async () => {
    const { vp, stranger } = fixture.world.people;
    expect(await names({ Users: [vp.id] })).toEqual(['vp top']);
    expect(await names({ Users: [vp.id, stranger.id] })).toEqual(['on deleted', 'on shelved', 'vp top']);
  });

  it('[GOAL-021] departments: the goals of people in the chosen ones, matched by full name', async () => {
    const support = ['edit in draft', 'manager aligned', 'needs update', 'private', 'worsened'];
    expect(await names({ Depts: ['Support'] })).toEqual(support);
    expect(await names({ Depts: ['Support', 'Sales'] })).toEqual(support);
    expect(await names({ Depts: ['Suppor'] })).toEqual([]);
  });

  it('[GOAL-036] deactivated users: their goals are included on request', async () => {
    const { world } = fixture;
    const gone = await world.addPerson({ manager_id: world.people.vp.id, deactivated_at: new Date() });
    const left = await world.rows({ state: 'approved', values: { owner_id: gone.id, title: 'left behind' } });
    expect(await names({})).toEqual(MANAGER_SEES);
    expect(await names({ DeactivatedUsers: true })).toEqual([...MANAGER_SEES, 'left behind'].sort());
    await world.as('ceo')('goals.delete', { params: { id: left } });
    expect(await names({ DeactivatedUsers: true })).toEqual(MANAGER_SEES);
  });

  it('[GOAL-034] followed goals: those the viewer follows now', async () => {
    const { world, ids, list } = fixture;
    const follow = () => world.as('manager')('goals.follow', { params: { id: ids['vp top'] } });
    expect((await follow()).ok).toEqual({ IsFollowed: true });
    const page = await list({ FollowedGoals: true });
    expect(page.data.map((goal) => goal.Id)).toEqual([ids['vp top']]);
    expect(page.followed).toEqual([ids['vp top']]);
    expect(await names({ FollowedGoals: true }, 'owner')).toEqual([]);
    expect((await follow()).ok).toEqual({ IsFollowed: false });
    expect(await names({ FollowedGoals: true })).toEqual([]);
  });
});

describe('what the goals are', () => {
  it('[GOAL-022] title: a part of it, ignoring case and surrounding spaces', async () => {
    expect(await names({ Title: ' WORSE ' })).toEqual(['worsened', 'worsened but done']);
    expect(await names({ Title: 'orsened b' })).toEqual(['worsened but done']);
    expect(await names({ Title: 'worsenedbut' })).toEqual([]);
  });

  it('[GOAL-006] the same search finds the owner and the department; wildcards are plain text', async () => {
    expect(await names({ Title: 'stranger' })).toEqual(['on deleted', 'on shelved']);
    expect(await names({ Title: 'suppor' })).toEqual(await names({ Depts: ['Support'] }));
    expect(await names({ Title: '%' })).toEqual([]);
    expect(await names({ Title: 'vp_top' })).toEqual([]);
  });

  it('[GOAL-023] states: each of the seven keeps only the goals in it', async () => {
    const inState: Readonly<Record<GoalState, readonly string[]>> = {
      draft: ['draft'],
      review: ['in review'],
      approved: [
        'company',
        'edit in draft',
        'edit in review',
        'manager aligned',
        'needs update',
        'on deleted',
        'on shelved',
        'private',
        'vp top',
        'worsened',
      ],
      shelving_in_review: ['shelving'],
      shelved: ['shelved'],
      results_in_review: ['result in review'],
      finalized: ['worsened but done'],
    };
    for (const state of GOAL_STATES) {
      expect([state, await names({ GoalStates: [state] }, 'goalAdmin')]).toEqual([state, inState[state]]);
    }
    expect(await names({ GoalStates: ['review', 'finalized', 'draft'] })).toEqual([
      'in review',
      'worsened but done',
    ]);
    // The documents' other spelling (core §4).
    expect(await names({ GoalStates: ['shilving_in_review'] })).toEqual(['shelving']);
  });

  it('[GOAL-024] aligned: to a goal that is neither shelved nor deleted', async () => {
    expect(await names({ Aligned: true })).toEqual(['manager aligned', 'needs update']);
  });

  it('[GOAL-025] unaligned: no parent, or one that was shelved or deleted', async () => {
    expect(await names({ Unaligned: true })).toEqual(allBut('manager aligned', 'needs update'));
    expect(await names({ Unaligned: true, Users: [fixture.world.people.stranger.id] })).toEqual([
      'on deleted',
      'on shelved',
    ]);
    expect(await names({ Aligned: true, Unaligned: true })).toEqual([]);
  });

  it('[GOAL-035] top level: those without a parent, regardless of owner', async () => {
    expect(await names({ TopLevelGoals: true })).toEqual(
      // The viewer may not see the shelved parent, so its child counts as having none (D-83).
      allBut('manager aligned', 'needs update', 'on deleted'),
    );
  });

  it('[GOAL-037] exclude private: leaves out private goals, including one’s own', async () => {
    expect(await names({ ExcludePrivate: true })).toEqual(allBut('private'));
    const own = { GoalSelectFilter: [GOAL_SELECT.myGoals] };
    expect(await names(own, 'owner')).toContain('private');
    expect(await names({ ...own, ExcludePrivate: true }, 'owner')).not.toContain('private');
  });

  it('[GOAL-005] the period: another quarter has other goals', async () => {
    const { world } = fixture;
    const id = await world.rows({ state: 'draft', by: 'manager', periodId: world.nextPeriodId });
    const next = await fixture.list({ PeriodId: world.nextPeriodId });
    expect(next.data.map((goal) => goal.Id)).toEqual([id]);
    expect(await names({ PeriodId: world.periodId })).toEqual(MANAGER_SEES);
  });
});

describe('how the goals are doing', () => {
  it('[GOAL-026] needs update: approved before this week, and nothing posted for the last week or this one', async () => {
    const { world } = fixture;
    expect(await names({ NeedsUpdate: true })).toEqual(['needs update']);
    const approvedToday = await world.rows({ state: 'approved', values: { title: 'approved today' } });
    expect(await names({ NeedsUpdate: true })).toEqual(['needs update']);
    world.t.clock.set('2026-11-25T15:00:00Z');
    // After two weeks without updates every approved goal needs one, and no other goal does.
    expect(await names({ NeedsUpdate: true })).toEqual(await names({ GoalStates: ['approved'] }));
    expect(await names({ NeedsUpdate: true })).toContain('approved today');
    world.t.clock.set(LOOKED_AT);
    await world.as('ceo')('goals.delete', { params: { id: approvedToday } });
  });

  it('[GOAL-027] needs review: what waits for the viewer’s decision', async () => {
    const waiting = ['edit in review', 'in review', 'result in review', 'shelving'];
    expect(await names({ NeedsReview: true })).toEqual(waiting);
    for (const other of ['owner', 'peer', 'vp', 'ceo', 'goalAdmin', 'observer'] as const) {
      expect([other, await names({ NeedsReview: true }, other)]).toEqual([other, []]);
    }
  });

  it('[GOAL-028] trending up: the likelihood rose', async () => {
    expect(await names({ TrendingUp: true })).toEqual(['manager aligned']);
  });

  it('[GOAL-029] trending down: the likelihood fell', async () => {
    expect(await names({ TrendingDown: true })).toEqual(['worsened', 'worsened but done']);
  });

  it('[GOAL-030] quality trending up: the quality rose', async () => {
    expect(await names({ QTrendingUp: true })).toEqual(['manager aligned']);
  });

  it('[GOAL-031] quality trending down: the quality fell, regardless of the likelihood', async () => {
    expect(await names({ QTrendingDown: true })).toEqual(['needs update']);
  });

  it('[GOAL-032] likelihood levels: the latest one is among the chosen', async () => {
    expect(await names({ Likelihood: [0] })).toEqual(['worsened but done']);
    expect(await names({ Likelihood: [0, 1, 4] })).toEqual([
      'manager aligned',
      'needs update',
      'worsened but done',
    ]);
    expect(await names({ Likelihood: [0, 1, 2, 3, 4] })).toEqual(allBut('in review'));
  });

  it('[GOAL-033] quality levels: the latest one is among the chosen', async () => {
    expect(await names({ Quality: [1] })).toEqual(['private']);
    expect(await names({ Quality: [0, 4] })).toEqual(['manager aligned', 'worsened but done']);
    expect(await names({ Quality: [0, 1, 2, 3, 4] })).toEqual(allBut('in review'));
  });

  it('combines all filters with and', async () => {
    const body = { GoalSelectFilter: [GOAL_SELECT.directReports], Likelihood: [3], ExcludePrivate: true };
    expect(await names(body)).toEqual(['edit in draft', 'edit in review']);
  });
});

it('[GOAL-013] an observer sees company goals only, with any filter', async () => {
  const { world, ids } = fixture;
  expect(await names({}, 'observer')).toEqual(['company']);
  expect(await names({ GoalSelectFilter: [GOAL_SELECT.managerAndPeers] }, 'observer')).toEqual([]);
  expect((await world.as('observer')('goals.read', { params: { id: ids['vp top'] } })).status).toBe(404);
});

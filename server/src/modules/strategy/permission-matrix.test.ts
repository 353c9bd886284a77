import type { CallInput, OperationId } from '@cadence/shared-contract';
import type { Caller } from '../goals/testing/goal-world.ts';
import type { StrategyWorld, Viewer } from './testing/strategy-world.ts';
import {
  bodyOf,
  contentOf,
  EVERYTHING,
  LEADS,
  READERS,
  startStrategyWorld,
  VIEWERS,
} from './testing/strategy-world.ts';

let acme: StrategyWorld;
let other: StrategyWorld;
let withoutPage: StrategyWorld;

const THEIRS = { ...EVERYTHING, basic: { Mission: '<p>Theirs alone</p>' }, publish: true };

beforeAll(async () => {
  acme = await startStrategyWorld();
  const { t } = acme.world;
  other = await startStrategyWorld(t);
  withoutPage = await startStrategyWorld(t, { strategy_enabled: false });
  await acme.saved('ceo', { ...EVERYTHING, publish: true });
  await other.saved('ceo', THEIRS);
});
afterAll(() => acme.world.t.close());

type StrategyOperation = Extract<OperationId, `strategy.${string}`>;

interface Row<Id extends StrategyOperation = StrategyOperation> {
  readonly id: Id;
  /** By the documents (core §6, people §6 Strategy, D-53). */
  readonly may: readonly Viewer[];
  /** `versionId` is a version of the caller's organisation. */
  readonly input: (versionId: number) => CallInput<Id>;
}

const ROWS = [
  { id: 'strategy.read', may: READERS, input: () => ({}) },
  { id: 'strategy.published', may: READERS, input: () => ({}) },
  {
    id: 'strategy.save',
    may: LEADS,
    input: () => ({ body: bodyOf({ ...EVERYTHING, publish: true }) }),
  } satisfies Row<'strategy.save'>,
  { id: 'strategy.history', may: LEADS, input: () => ({}) },
  { id: 'strategy.version', may: LEADS, input: (id: number) => ({ params: { id } }) },
] as const satisfies readonly Row[];

const NOT_ENABLED = 'The strategy page is not enabled for your organization.';
const NOT_IN_GROUP = 'You are not in the strategy group of your organization.';
const NOT_LEADING = 'Only the ceo or an Org Admin can change the strategy.';

async function versionOf(scene: StrategyWorld): Promise<number> {
  const { data } = (await scene.as('ceo')('strategy.history', {})).ok;
  return data[0]?.Id ?? 0;
}

async function ask(row: Row, caller: Caller, versionId: number): Promise<string> {
  const answer = await caller(row.id, row.input(versionId));
  if (answer.status === 200) return 'done';
  const { status, code, detail } = answer.problem;
  return `${status} ${code} ${detail}`;
}

function refusalOf(viewer: Viewer): string {
  return `400 denied ${READERS.includes(viewer) ? NOT_LEADING : NOT_IN_GROUP}`;
}

describe.each(ROWS.map((row) => [row.id, row] as const))('%s', (_id, row) => {
  test('[S1] [STRA-016] is done for those allowed, and refused with a sentence to everybody else', async () => {
    const versionId = await versionOf(acme);
    for (const viewer of VIEWERS) {
      const expected = row.may.includes(viewer) ? 'done' : refusalOf(viewer);
      expect([viewer, await ask(row, acme.as(viewer), versionId)]).toEqual([viewer, expected]);
    }
    expect(contentOf(await acme.read('owner')).StrategyBasic).toEqual(EVERYTHING.basic);
  });

  test('[S1] is refused to everybody where the organisation has no strategy page', async () => {
    for (const viewer of VIEWERS)
      expect([viewer, await ask(row, withoutPage.as(viewer), 1)]).toEqual([
        viewer,
        `400 denied ${NOT_ENABLED}`,
      ]);
  });
});

test('[S1] the session’s abilities match what the calls allow', async () => {
  const scene = await startStrategyWorld(acme.world.t);
  for (const viewer of VIEWERS) {
    const { Abilities } = (await scene.as(viewer)('auth.relogin', {})).ok;
    expect([viewer, Abilities.readStrategy, Abilities.editStrategy]).toEqual([
      viewer,
      READERS.includes(viewer),
      LEADS.includes(viewer),
    ]);
  }
});

test('[S2] a version of another organisation is answered like one that does not exist', async () => {
  const foreign = await versionOf(other);
  for (const viewer of VIEWERS) {
    const problemOf = async (id: number) => {
      const answer = await acme.as(viewer)('strategy.version', { params: { id } });
      const { requestId: _requestId, ...problem } = answer.problem;
      return problem;
    };
    const problem = await problemOf(foreign);
    expect(problem).toEqual(await problemOf(2_000_000_000));
    expect([viewer, problem.status]).toEqual([viewer, LEADS.includes(viewer) ? 404 : 400]);
  }
});

test('[S2] no answer includes anything of another organisation, and no save reaches it', async () => {
  await other.answerLegacy({ 1: 'Theirs of old' });
  const before = await other.read('ceo');
  await acme.saved('ceo', { ...EVERYTHING, basic: { Mission: '<p>Ours</p>' }, publish: true });
  const foreign = await versionOf(other);
  for (const viewer of READERS) {
    for (const id of ['strategy.read', 'strategy.published'] as const)
      expect(JSON.stringify((await acme.as(viewer)(id, {})).ok)).not.toContain('Theirs');
  }
  const { data } = (await acme.as('ceo')('strategy.history', {})).ok;
  expect(data.map(({ Id }) => Id)).not.toContain(foreign);
  expect(await other.read('ceo')).toEqual(before);
  const stale = await acme.save('ceo', { ...THEIRS, updatedAt: before.UpdatedAt });
  expect(stale.status).toBe(409);
});

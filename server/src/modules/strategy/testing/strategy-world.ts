import type { BodyOf, Strategy } from '@cadence/shared-contract';
import type { Insertable } from 'kysely';
import type { TenantsTable } from '../../../migrations/kernel-tables.ts';
import type { TestApp } from '../../../testing/index.ts';
import type { Caller, GoalWorld, Member } from '../../goals/testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../../goals/testing/goal-world.ts';

type Body = BodyOf<'strategy.save'>;

/** The parts of a strategy that a test writes; everything else stays empty. */
export interface Writing {
  readonly basic?: Partial<Body['StrategyBasic']>;
  readonly objective?: Partial<Body['StrategyObjective']>;
  readonly video?: string;
  readonly publish?: boolean;
  /** The version that was read; not sent when omitted. */
  readonly updatedAt?: string | null;
}

/** A complete request to save. */
export function bodyOf({ basic, objective, video = '', publish = false, updatedAt }: Writing): Body {
  return {
    StrategyBasic: { Mission: '', Vision: '', Values: '', ...basic },
    StrategyObjective: {
      Customers: '',
      Employees: '',
      Shareholders: '',
      Sales: '',
      Marketing: '',
      Product: '',
      ...objective,
    },
    StrategyVideo: { VideoUrl: video },
    IsPublish: publish,
    ...(updatedAt !== undefined && { UpdatedAt: updatedAt }),
  };
}

/** A strategy with something in every field. */
export const EVERYTHING = {
  basic: { Mission: '<p>Mission</p>', Vision: '<p>Vision</p>', Values: '<p>Values</p>' },
  objective: {
    Customers: '<p>1</p>',
    Employees: '<p>2</p>',
    Shareholders: '<p>3</p>',
    Sales: '<ul><li><p>4</p></li></ul>',
    Marketing: '<p><strong>5</strong></p>',
    Product: '<p>6</p>',
  },
  video: 'https://vimeo.com/76979871',
} as const satisfies Writing;

/** The content of a copy, without who saved it and when. */
export function contentOf({ StrategyBasic, Objectives, Video }: Strategy) {
  return { StrategyBasic, Objectives, Video };
}

/** People beyond the cast, outside of the strategy group. */
const OUTSIDERS = {
  outsider: {},
  hrAdmin: { is_hr_admin: true },
  orgAdminOutside: { is_org_admin: true },
  managerOutside: { role: 'manager' },
  observerOutside: { role: 'observer' },
} as const;

export type Viewer = Member | keyof typeof OUTSIDERS;
export const VIEWERS: readonly Viewer[] = [...MEMBERS, ...(Object.keys(OUTSIDERS) as Viewer[])];
/** Who may write the strategy, listed by hand (people §6 Strategy). */
export const LEADS: readonly Viewer[] = ['ceo', 'orgAdmin', 'orgAdminOutside'];
/**
 * Who may read it, listed by hand (core §6, D-53): observers are outside of the group unless they were added by hand.
 */
export const READERS: readonly Viewer[] = [
  ...MEMBERS.filter((member) => member !== 'observer'),
  'orgAdminOutside',
];

/** An organisation that has a strategy page, with people inside and outside of the strategy group. */
export interface StrategyWorld {
  readonly world: GoalWorld;
  as(viewer: Viewer): Caller;
  read(viewer: Viewer): Promise<Strategy>;
  save(viewer: Viewer, writing: Writing): ReturnType<Caller>;
  /** Saves and returns the working copy. */
  saved(viewer: Viewer, writing: Writing): Promise<Strategy>;
  /** The ids of versions that open pages were notified of, oldest first. */
  announced(): Promise<number[]>;
  answerLegacy(answers: Readonly<Record<number, string>>): Promise<void>;
}

async function announcedVersions({ t, tenant }: GoalWorld): Promise<number[]> {
  const rows = await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (tx) =>
    tx.selectFrom('outbox').select('payload').where('tenant_id', '=', tenant.id).orderBy('id').execute(),
  );
  const payloads = rows.map(({ payload }) => payload as unknown as Live);
  return payloads
    .filter(({ group, method }) => group === `Tenant_${tenant.id}` && method === 'TenantUpdate')
    .flatMap(({ args }) => args.filter(({ type }) => type === 'strategy_published').map(({ id }) => id));
}
interface Live {
  readonly group: string;
  readonly method: string;
  readonly args: readonly { readonly type: string; readonly id: number }[];
}

async function writeAnswers(
  { t, tenant }: GoalWorld,
  answers: Readonly<Record<number, string>>,
): Promise<void> {
  const rows = Object.entries(answers).map(([field, answer]) => ({ field: Number(field), answer }));
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (tx) =>
    tx
      .insertInto('strategy_legacy_answers')
      .values(rows.map((row) => ({ tenant_id: tenant.id, ...row })))
      .execute(),
  );
}

/** Starts it in an application that may already be running; close with `world.t.close()`. */
export async function startStrategyWorld(
  existing?: TestApp,
  values: Partial<Insertable<TenantsTable>> = {},
): Promise<StrategyWorld> {
  const world = await startGoalWorld({ strategy_enabled: true, ...values }, existing);
  const callers = new Map<Viewer, Caller>(MEMBERS.map((member) => [member, world.as(member)]));
  for (const [name, flags] of Object.entries(OUTSIDERS)) {
    const person = await world.addPerson({
      name,
      ...flags,
      strategy_choice: false,
      manager_id: world.people.ceo.id,
    });
    callers.set(name as Viewer, await world.asPerson(person));
  }
  const as = (viewer: Viewer): Caller => {
    const caller = callers.get(viewer);
    if (!caller) throw new Error(`nobody is called ${viewer}`);
    return caller;
  };
  return {
    world,
    as,
    read: async (viewer) => (await as(viewer)('strategy.read', {})).ok,
    save: (viewer, writing) => as(viewer)('strategy.save', { body: bodyOf(writing) }),
    saved: async (viewer, writing) => (await as(viewer)('strategy.save', { body: bodyOf(writing) })).ok,
    announced: () => announcedVersions(world),
    answerLegacy: (answers) => writeAnswers(world, answers),
  };
}

import type { Appraisal, TalentSettings } from '@cadence/shared-contract';
import { quarterAt } from '@cadence/shared-contract';
import type { Insertable } from 'kysely';
import type { PeopleTable, TenantsTable } from '../../../migrations/kernel-tables.ts';
import type { TestApp } from '../../../testing/index.ts';
import type { Caller, GoalWorld, Member, PersonRow } from '../../goals/testing/goal-world.ts';
import { startGoalWorld } from '../../goals/testing/goal-world.ts';
import { addPeriod } from '../../periods/index.ts';

/** People in addition to the cast. */
const OTHERS = {
  hrAdmin: { manager: 'manager', values: { is_hr_admin: true } },
  otherManager: { manager: 'vp', values: { role: 'manager' } },
  otherReport: { manager: 'otherManager', values: {} },
} as const satisfies Record<
  string,
  { readonly manager: string; readonly values: Partial<Insertable<PeopleTable>> }
>;
export type TalentMember = Member | keyof typeof OTHERS;

function scale(labels: readonly string[]): TalentSettings['PrimaryLabels'] {
  return labels.map((Label) => ({ Label, Description: `What ${Label} means.` }));
}

/** Three steps on two axes, ratings not shared, three weeks of grace. */
export const SETTINGS: TalentSettings = {
  PrimaryLabels: scale(['Below', 'Meets', 'Exceeds']),
  SecondaryLabels: scale(['Settled', 'Growing', 'Ready']),
  TertiaryLabels: [],
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: 'How were the results?',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: 'What next?',
    TertiaryAxisName: '',
    TertiaryPrompt: '',
  },
  EnableTertiaryRatings: false,
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 3 },
};

/** Five steps on three axes, ratings shared. */
export const FIVE_LEVELS: TalentSettings = {
  PrimaryLabels: scale(['One', 'Two', 'Three', 'Four', 'Five']),
  SecondaryLabels: scale(['A', 'B', 'C', 'D', 'E']),
  TertiaryLabels: scale(['Not yet', 'Lived', 'An example']),
  FormLable: { ...SETTINGS.FormLable, TertiaryAxisName: 'Values', TertiaryPrompt: 'Which?' },
  EnableTertiaryRatings: true,
  Settings: { ShareRatingWithEmployee: true, GracePeriod: 8 },
};

/** Today is in Q4 2026; Q1 to Q3 are over. */
const QUARTERS = ['2026-01-01', '2026-04-01', '2026-07-01'] as const;

/** An organisation with appraisals, its cast and one more manager. */
export interface TalentWorld {
  readonly world: GoalWorld;
  readonly t: TestApp;
  /** Past periods, the earliest first. */
  readonly periods: readonly [number, number, number];
  /** The latest past period. */
  readonly periodId: number;
  person(member: TalentMember): PersonRow;
  as(member: TalentMember): Caller;
  set(settings: TalentSettings): Promise<void>;
  /** An appraisal of `owner` by `manager`, brought to a state by the API calls that lead to it. */
  appraisal(options?: AppraisalOptions): Promise<Appraisal>;
}

export interface AppraisalOptions {
  readonly of?: TalentMember;
  readonly by?: TalentMember;
  readonly periodId?: number;
  readonly state?: Appraisal['State'];
  readonly text?: { readonly Primary?: number; readonly Secondary?: number; readonly Review?: string };
}

/** The contents if a test gives none. */
export const TEXT = { Primary: 1, Secondary: 2, Review: '<p>A good quarter.</p>' } as const;

/** Schedules appraisals for an organisation from Q1 2026 on; returns the ids of the past quarters. */
export async function addSchedule(world: GoalWorld): Promise<[number, number, number]> {
  const { t, tenant } = world;
  return t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    for (const start of QUARTERS) await addPeriod(db, tenant.id, quarterAt(start));
    await db
      .insertInto('talent_schedules')
      .values({ tenant_id: tenant.id, effective_date: QUARTERS[0] })
      .onConflict((clash) => clash.doNothing())
      .execute();
    const rows = await db
      .selectFrom('periods')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .where('start_date', 'in', [...QUARTERS])
      .orderBy('start_date')
      .execute();
    return rows.map(({ id }) => id) as [number, number, number];
  });
}

/** Sets the labels of an organisation. */
export async function writeSettings({ t, tenant }: GoalWorld, settings: TalentSettings): Promise<void> {
  const row = { settings: JSON.stringify(settings), updated_at: t.clock.now() };
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    db
      .insertInto('talent_settings')
      .values({ tenant_id: tenant.id, ...row })
      .onConflict((clash) => clash.column('tenant_id').doUpdateSet(row))
      .execute(),
  );
}

async function lead(talent: TalentWorld, { Id }: Appraisal, options: AppraisalOptions): Promise<Appraisal> {
  const { of = 'owner', by = 'manager', state = 'draft' } = options;
  const manager = talent.as(by);
  const params = { id: Id };
  if (state !== 'draft') await manager('talent.share', { params });
  if (state === 'acknowledged' || state === 'completed')
    await talent.as(of)('talent.employeeSign', { params, body: { Sign: 'Employee', Agrees: true } });
  if (state === 'completed') await manager('talent.managerSign', { params, body: { Sign: 'Manager' } });
  return (await manager('talent.single', { params })).ok;
}

/** Starts the world; with `settings` null it has no labels. */
export async function startTalentWorld({
  tenant = {},
  settings = SETTINGS,
  shared,
}: {
  readonly tenant?: Partial<Insertable<TenantsTable>>;
  readonly settings?: TalentSettings | null;
  readonly shared?: TestApp;
} = {}): Promise<TalentWorld> {
  const world = await startGoalWorld(
    { talent_enabled: true, employee_notes_enabled: true, ...tenant },
    shared,
  );
  const people = new Map<TalentMember, PersonRow>(Object.entries(world.people) as [Member, PersonRow][]);
  const callers = new Map<TalentMember, Caller>();
  for (const [name, { manager, values }] of Object.entries(OTHERS) as [
    keyof typeof OTHERS,
    (typeof OTHERS)[keyof typeof OTHERS],
  ][]) {
    const row = await world.addPerson({ ...values, manager_id: people.get(manager)?.id ?? null });
    people.set(name, row);
    callers.set(name, await world.asPerson(row));
  }
  if (settings) await writeSettings(world, settings);
  const periods = await addSchedule(world);
  const talent: TalentWorld = {
    world,
    t: world.t,
    periods,
    periodId: periods[2],
    person(member) {
      const row = people.get(member);
      if (!row) throw new Error(`There is no ${member}.`);
      return row;
    },
    as: (member) => callers.get(member) ?? world.as(member as Member),
    set: (wanted) => writeSettings(world, wanted),
    async appraisal(options = {}) {
      const { of = 'owner', by = 'manager', periodId = periods[2], text } = options;
      const body = { UserId: talent.person(of).id, EvaluationPeriodId: periodId, ...TEXT, ...text };
      return lead(talent, (await talent.as(by)('talent.create', { body })).ok, options);
    },
  };
  return talent;
}

import { startTestApp } from '../../../testing/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { makeOrganisation } from '../testing/organisation.ts';
import type { Organisation, PersonName } from '../testing/organisation.ts';

let app: TestApp;
let acme: Organisation;

const BEYOND =
  'Only the CEO or an Org Admin may do this, because this person has permissions that you cannot give.';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app, {
    head: { is_hr_admin: true },
    worker: { is_org_admin: true },
    invited: { is_goal_manager: true },
    peer: { is_hr_admin: true },
  });
});
afterAll(() => app.close());

type Step = 'people.deactivate' | 'people.activate' | 'people.reinvite' | 'people.deactivationInfo';

async function ask(step: Step, actor: PersonName, target: PersonName): Promise<string> {
  const input = { params: { id: acme.people[target].id } };
  const answer = await app.call(step, input, { token: await acme.token(actor) });
  return answer.status === 200 ? 'done' : answer.problem.detail;
}

test('[D-81] a manager cannot deactivate or activate anyone who holds flags that the manager cannot give', async () => {
  for (const step of ['people.deactivationInfo', 'people.deactivate', 'people.activate'] as const) {
    expect(await ask(step, 'lead', 'worker')).toBe(BEYOND);
    expect(await ask(step, 'head', 'worker')).toBe(BEYOND);
    expect(await ask(step, 'head', 'peer')).toBe('done');
    expect(await ask(step, 'orgAdmin', 'worker')).toBe('done');
  }
});

test('[D-81] an invitation can be sent again by anyone who could have given the flags', async () => {
  expect(await ask('people.reinvite', 'lead', 'invited')).toBe(BEYOND);
  expect(await app.mailsTo(acme.people.invited.email)).toEqual([]);
  expect(await ask('people.reinvite', 'ceo', 'invited')).toBe('done');
  expect(await app.mailsTo(acme.people.invited.email)).toHaveLength(1);
});

test('[D-81] the table of direct reports offers exactly what the calls allow', async () => {
  const params = { id: acme.people.lead.id };
  const offers = async (viewer: PersonName) => {
    const { DirectReports } = (await app.call('people.read', { params }, { token: await acme.token(viewer) }))
      .ok;
    return DirectReports.map(({ MayReinvite, MayChangeStatus }) => ({ MayReinvite, MayChangeStatus }));
  };
  expect(await offers('lead')).toEqual([
    { MayReinvite: false, MayChangeStatus: false },
    { MayReinvite: false, MayChangeStatus: false },
  ]);
  expect(await offers('orgAdmin')).toEqual([
    { MayReinvite: true, MayChangeStatus: true },
    { MayReinvite: false, MayChangeStatus: true },
  ]);
});

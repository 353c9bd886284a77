import { APPRAISAL_STATES, appraisalAction, isKnownToEmployee } from '@cadence/shared-contract';
import { dateInZone } from '../kernel/clock/clock.ts';
import { readRichText } from '../kernel/rich-text/index.ts';
import { contentDigest } from '../modules/talent/index.ts';
import { buildDemo, DEMO_COMPANIES } from './build-demo.ts';

type SignedContent = Parameters<typeof contentDigest>[0];

const NOW = new Date('2026-11-20T15:00:00Z');
const { tables } = buildDemo(NOW, 'hash');
const { appraisals, appraisal_events: events, appraisal_signatures: signatures, people, periods } = tables;
const idOf = (email: string): number => Number(people.find((one) => one.email === email)?.id);
const endOf = (periodId: number): string => periods.find(({ id }) => id === periodId)?.end_date ?? '';
/** The appraisals of a manager's team at Acme, for the previous quarter. */
const teamOf = (email: string) =>
  appraisals.filter((one) => one.reviewer_id === idOf(email) && endOf(one.period_id) === '2026-09-30');

test('[TAL-033] [TAL-048] one company rates on three scales in five steps, the other on two in three and shares them', () => {
  const [acme, globex] = tables.talent_settings.map(({ settings }) => settings);
  expect(acme).toMatchObject({
    PrimaryLabels: { length: 5 },
    SecondaryLabels: { length: 5 },
    TertiaryLabels: { length: 3 },
    EnableTertiaryRatings: true,
    Settings: { ShareRatingWithEmployee: false, GracePeriod: 8 },
  });
  expect(globex).toMatchObject({
    PrimaryLabels: { length: 3 },
    SecondaryLabels: { length: 3 },
    EnableTertiaryRatings: false,
    Settings: { ShareRatingWithEmployee: true, GracePeriod: 3 },
  });
});

test('[TAL-036] [TAL-037] schedules begin three quarters before the current one, so that three periods are over', () => {
  expect(tables.talent_schedules.map(({ effective_date }) => effective_date)).toEqual([
    '2026-01-01',
    '2026-01-01',
  ]);
});

test('[TAL-011] the team of Acme’s manager has appraisals in every state, one not started, and one person too new', () => {
  const team = people.filter(({ manager_id }) => manager_id === idOf('manager@acme.example'));
  const own = teamOf('manager@acme.example');
  expect([team.length, own.length]).toEqual([9, 7]);
  expect(new Set(own.map(({ state }) => state))).toEqual(new Set(APPRAISAL_STATES));
  expect(own.filter(({ primary_rating }) => primary_rating === null)).toMatchObject([{ state: 'draft' }]);
  const signed = own.filter(({ state }) => state === 'acknowledged');
  expect(signed.filter(({ employee_agrees }) => employee_agrees)).toHaveLength(2);
  expect(signed).toHaveLength(3);
  expect(signed.filter((one) => one.edited_after_signature_at)).toHaveLength(1);
  const reopened = events.filter(({ action }) => action === 'reopen').map(({ appraisal_id }) => appraisal_id);
  expect(own.filter(({ id }) => reopened.includes(Number(id)))).toMatchObject([{ state: 'completed' }]);
  const newcomer = team.find(({ invitation_accepted_at }) => invitation_accepted_at === null);
  expect(dateInZone(newcomer?.created_at as Date, 'America/Chicago') > '2026-09-30').toBe(true);
});

test.each(DEMO_COMPANIES)('[TAL-038] at $name neither the ceo nor an observer is appraised', (company) => {
  const appraised = appraisals.flatMap((one) => (one.tenant_id === company.id ? [one.person_id] : []));
  const roles = people.filter(({ id }) => appraised.includes(Number(id))).map(({ role }) => role);
  expect([...new Set(roles)].sort()).toEqual(['contributor', 'manager']);
});

test('earlier quarters are nearly completed, and most of Acme is rated in the latest one', () => {
  const ofAcme = appraisals.filter(({ tenant_id }) => tenant_id === 1);
  for (const end of ['2026-03-31', '2026-06-30']) {
    const own = ofAcme.filter(({ period_id }) => endOf(period_id) === end);
    const completed = own.filter(({ state }) => state === 'completed');
    expect(completed.length / own.length).toBeGreaterThan(0.75);
    expect(completed.length).toBeLessThan(own.length);
  }
  const rated = ofAcme.filter(
    ({ period_id, primary_rating }) => endOf(period_id) === '2026-09-30' && primary_rating !== null,
  );
  expect(rated.length).toBeGreaterThanOrEqual(40);
  expect(rated.length).toBeLessThanOrEqual(100);
});

test('no two reviews are alike, and sanitising changes none of them', () => {
  const texts = appraisals.map(({ review }) => review);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(readRichText(text, { path: 'Review' })).toBe(text);
});

test('every signature has the digest of its content, and the employee’s last one is also in the appraisal', () => {
  for (const { content, digest } of signatures) expect(contentDigest(content as SignedContent)).toBe(digest);
  for (const { id, signed_digest, employee_signature } of appraisals) {
    const last = signatures.findLast((one) => one.appraisal_id === id && one.signed_by === 'employee');
    if (employee_signature !== null && employee_signature !== undefined)
      expect([last?.digest, last?.sign]).toEqual([signed_digest, employee_signature]);
  }
});

test('what the employee signs contains ratings only where they are shared', () => {
  const rated = signatures.filter(
    ({ signed_by, content }) => signed_by === 'employee' && (content as SignedContent).ratings.length > 0,
  );
  expect(new Set(rated.map(({ tenant_id }) => tenant_id))).toEqual(new Set([2]));
});

test('each history follows the lifecycle, is in order of time, and shows nothing of a draft to the employee', () => {
  for (const { id, state } of appraisals) {
    const own = events.filter((one) => one.appraisal_id === id);
    expect(own.map(({ from_state }) => from_state)).toEqual([
      null,
      ...own.slice(0, -1).map(({ to_state }) => to_state),
    ]);
    expect(own.at(-1)?.to_state).toBe(state);
    const times = own.map(({ created_at }) => Number(created_at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { action, from_state: from = null, known_to_employee: isKnown } of own) {
      if (from !== null) expect(appraisalAction(action).from).toContain(from);
      expect(isKnown).toBe(isKnownToEmployee(action, from));
    }
  }
});

test('one question about a rating is open for Acme’s manager, others are answered', () => {
  const questions = tables.calibration_questions.map(({ tenant_id, answered_at }) => [
    tenant_id,
    !answered_at,
  ]);
  expect(questions).toEqual(
    expect.arrayContaining([
      [1, true],
      [1, false],
      [2, false],
    ]),
  );
  expect(questions).toHaveLength(3);
});

test('[NOTI-010] the contributor has an unread request to sign, which links to the appraisal', () => {
  for (const company of ['acme', 'globex']) {
    const me = idOf(`contributor@${company}.example`);
    const shared = appraisals.find(({ person_id, state }) => person_id === me && state === 'shared');
    const unread = tables.notifications.filter(
      ({ person_id, object_type, read_at }) =>
        person_id === me && object_type === 'EmployeeEvaluation' && read_at === null,
    );
    expect(unread).toMatchObject([
      { subject: 'Appraisal Available for Signature', object_id: shared?.id, event_id: expect.any(String) },
    ]);
  }
});

test('on any day, no appraisal is started before its quarter is over', () => {
  for (const now of ['2027-01-01T18:00:00Z', '2026-12-31T18:00:00Z', '2028-02-29T03:00:00Z']) {
    const day = buildDemo(new Date(now), 'hash').tables;
    const ends = new Map(day.periods.map(({ id, end_date }) => [id, end_date]));
    for (const { period_id, created_at, tenant_id } of day.appraisals) {
      const zone = DEMO_COMPANIES.find(({ id }) => id === tenant_id)?.timeZone ?? '';
      expect(dateInZone(created_at as Date, zone) > (ends.get(period_id) ?? '')).toBe(true);
    }
  }
});

import { directReport, NO_ABILITIES, profileBundle } from '../../testing/people.fixtures.ts';
import { profileTabs } from './profile-tabs.ts';
import type { ProfileViewer } from './profile-tabs.ts';

const contribution = (label: string, order: number) => ({
  id: `remote:${label}`,
  remote: 'remote',
  meta: { path: label.toLowerCase().replace(' ', '-'), label, order },
});

/** In no particular order, as remotes happen to be listed. */
const CONTRIBUTED = [
  contribution('Notes', 60),
  contribution('Settings', 40),
  contribution('Goals', 10),
  contribution('Appraisals', 50),
];
const labels = (bundle: ReturnType<typeof profileBundle>, contributed = CONTRIBUTED): string[] =>
  profileTabs(bundle, contributed).map(({ label }) => label);

test('[PROF-018] tabs come in the documented order, whichever remote contributes them', () => {
  expect(labels(profileBundle())).toEqual([
    'Goals',
    'Direct Reports',
    'User Manual',
    'Settings',
    'Appraisals',
    'Notes',
  ]);
});

test.each([
  ['[PROF-020] is there for whom the server lets read the appraisals of this person', true],
  ['[PROF-020] [PROF-021] is absent for everybody else, as on the profile of the ceo', false],
])('Appraisals %s', (_what, ReadAppraisals) => {
  const appraisals = contribution('Appraisals', 50);
  const contributed = [
    contribution('Goals', 10),
    { ...appraisals, meta: { ...appraisals.meta, needs: 'ReadAppraisals' as const } },
  ];
  const bundle = profileBundle(
    { RoleName: 'contributor' },
    { Abilities: { ...NO_ABILITIES, ReadAppraisals } },
  );
  expect(labels(bundle, contributed)).toEqual(
    ReadAppraisals ? ['Goals', 'User Manual', 'Appraisals'] : ['Goals', 'User Manual'],
  );
});

test('[PROF-015] Direct Reports is for profiles of the ceo and of managers', () => {
  const has = (RoleName: 'ceo' | 'manager' | 'contributor' | 'observer'): boolean =>
    labels(profileBundle({ RoleName }), []).includes('Direct Reports');
  expect([has('ceo'), has('manager'), has('contributor'), has('observer')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[PROF-022] Notes is the last tab, where the organisation keeps notes, and never about oneself', () => {
  const shown = (viewer: ProfileViewer): string[] =>
    profileTabs(profileBundle(), [contribution('Goals', 10)], viewer).map(({ label }) => label);
  expect(shown({ hasNotes: true })).toEqual(['Goals', 'Direct Reports', 'User Manual', 'Notes']);
  expect(shown({ hasNotes: true, isOwn: true })).toEqual([
    'Goals',
    'Direct Reports',
    'User Manual',
    'Settings',
  ]);
  expect(shown({ hasNotes: false })).toEqual(['Goals', 'Direct Reports', 'User Manual']);
});

test('[PROF-018] User Manual is on every profile, own or not', () => {
  for (const RoleName of ['ceo', 'manager', 'contributor', 'observer'] as const)
    expect(labels(profileBundle({ RoleName }), [])).toContain('User Manual');
  const own = profileTabs(profileBundle({ RoleName: 'contributor' }), [], { isOwn: true });
  expect(own.map(({ path, label }) => `${path}: ${label}`)).toEqual([
    'manual: User Manual',
    'settings: Settings',
  ]);
});

test('the number beside Direct Reports leaves deactivated people out', () => {
  const gone = directReport({ DeactivatedAt: '2026-11-01T10:00:00Z' });
  const bundle = profileBundle({}, { DirectReports: [directReport(), gone] });
  expect(profileTabs(bundle, [])[0]?.count).toBe(1);
});

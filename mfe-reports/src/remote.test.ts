import { REPORTS } from '@cadence/shared-contract/reports';
import remote from './remote.ts';

test('[SHELL-011] /v3/reports is the page of Reports, in the menu before Help for everybody', () => {
  const [item] = remote.menu;
  expect(item).toEqual({
    routeId: 'reports',
    label: 'Reports',
    icon: 'reports',
    order: 70,
    hotkey: 'g r',
    to: '/v3/reports',
  });
  expect(remote.routes.find(({ path }) => path === item.to)).toMatchObject({
    id: 'reports',
    title: 'Reports',
  });
  expect(remote.routes.filter((route) => 'access' in route)).toEqual([]);
});

test('a page with its own name is found before the page of any report', () => {
  const paths: readonly string[] = remote.routes.map(({ path }) => path);
  const any = paths.indexOf('/v3/reports/:slug');
  for (const name of ['ai-goal-summary', 'ai-executive-summary'])
    expect(paths.indexOf(`/v3/reports/${name}`)).toBeLessThan(any);
});

test('[REP-004] every report is found by its name in the palette', () => {
  expect(remote.commands.map(({ label }) => label)).toEqual(REPORTS.map(({ name }) => name));
  expect(remote.commands[0]?.to).toBe('/v3/reports?report=goal-compliance-list');
});

import { REPORTS } from '@cadence/shared-contract/reports';
import { defineRemote, ref } from '@cadence/shared-contract/remote';

const summary = ref('./summary-page', () => import('./pages/summary-page.tsx'));

export default defineRemote({
  schema: 1,
  name: 'reports',
  requires: {
    '@cadence/shared-contract': '^1.3.0',
    '@cadence/shared-ui': '^1.0.0',
    '@cadence/shared-auth': '^1.0.0',
  },
  prefixes: ['/v3/reports'],
  // Routes are matched in this order: names come before parameters of the same length.
  routes: [
    {
      id: 'reports',
      path: '/v3/reports',
      title: 'Reports',
      page: ref('./reports-page', () => import('./pages/reports-page.tsx')),
    },
    {
      id: 'goal-updates',
      path: '/v3/reports/team-goal-updates/:userId/:periodId',
      title: 'Team Goal Updates',
      page: ref('./goal-updates-page', () => import('./pages/goal-updates-page.tsx')),
    },
    { id: 'goal-summary', path: '/v3/reports/ai-goal-summary', title: 'AI Goal Summary', page: summary },
    {
      id: 'executive-summary',
      path: '/v3/reports/ai-executive-summary',
      title: 'AI Executive Summary',
      page: summary,
    },
    {
      id: 'report',
      path: '/v3/reports/:slug',
      title: 'Reports',
      page: ref('./report-page', () => import('./pages/report-page.tsx')),
    },
  ],
  // Everybody is offered something (people §6 Reports).
  menu: [
    { routeId: 'reports', label: 'Reports', icon: 'reports', order: 70, to: '/v3/reports', hotkey: 'g r' },
  ],
  commands: REPORTS.map(({ slug, name, description }) => ({
    id: slug,
    label: name,
    keywords: ['Report', 'Export', description],
    to: `/v3/reports?report=${slug}` as const,
  })),
  slots: {},
});

import { defineRemote, ref } from '@cadence/shared-contract/remote';

const page = ref('./goals-page', () => import('./pages/goals-page.tsx'));
const overPage = ref('./goals-dialog', () => import('./slots/goals-dialog.tsx'));

export default defineRemote({
  schema: 1,
  name: 'goals',
  requires: {
    '@cadence/shared-contract': '^1.0.0',
    '@cadence/shared-ui': '^1.0.0',
    '@cadence/shared-auth': '^1.1.0',
  },
  prefixes: ['/v3/goals'],
  routes: [
    { id: 'goals', path: '/v3/goals', page, title: 'Goals' },
    { id: 'company-goals', path: '/v3/goals/type/:type', page, title: 'Goals' },
    { id: 'goal', path: '/v3/goals/:goalId', page, title: 'Goals' },
  ],
  menu: [{ routeId: 'goals', label: 'Goals', icon: 'goals', order: 20, to: '/v3/goals', hotkey: 'g g' }],
  commands: [
    {
      id: 'add-goal',
      label: 'Add a goal',
      keywords: ['New goal'],
      to: '/v3/goals?do=add',
      hotkey: 'c',
      access: { abilities: ['addGoal'] },
    },
    {
      id: 'my-week',
      label: 'Update my week',
      keywords: ['Weekly update', 'Likelihood', 'Quality'],
      to: '/v3/goals?do=my-week',
      hotkey: 'u',
      access: { notRoles: ['observer'] },
    },
    { id: 'company-goals', label: 'Company goals', icon: 'company', to: '/v3/goals/type/company' },
  ],
  slots: {
    // In the document reminders, company goals and compliance keep their order (DASH-001, D-103).
    'dashboard.widget': [
      {
        id: 'own-week',
        component: ref('./my-week', () => import('./slots/my-week.tsx')),
        meta: { title: 'My week', size: 'l', area: 'main', order: 5 },
        access: { notRoles: ['ceo', 'manager', 'observer'] },
      },
      {
        id: 'reminders',
        component: ref('./reminders', () => import('./slots/reminders.tsx')),
        meta: { title: 'Reminders', size: 'l', area: 'main', order: 10, byRole: { ceo: { area: 'aside' } } },
        access: { notRoles: ['observer'] },
      },
      {
        id: 'company-goals',
        component: ref('./company-goals', () => import('./slots/company-goals.tsx')),
        meta: {
          title: 'Company goals',
          size: 'l',
          area: 'main',
          order: 20,
          byRole: { manager: { area: 'aside' } },
        },
      },
      {
        id: 'moved',
        component: ref('./moved', () => import('./slots/moved.tsx')),
        meta: { title: 'What moved', size: 's', area: 'aside', order: 25, byRole: { ceo: { order: 40 } } },
        access: { notRoles: ['observer'] },
      },
      {
        id: 'comments',
        component: ref('./comments', () => import('./slots/comments.tsx')),
        meta: { title: 'Comments on your goals', size: 's', area: 'aside', order: 27 },
        access: { notRoles: ['ceo', 'manager', 'observer'] },
      },
      {
        id: 'compliance',
        component: ref('./compliance', () => import('./slots/compliance.tsx')),
        meta: {
          title: 'Compliance',
          size: 'm',
          area: 'aside',
          order: 30,
          byRole: { manager: { area: 'main' } },
        },
        access: { notRoles: ['observer'] },
      },
    ],
    'profile.tab': [
      {
        id: 'profile-goals',
        component: ref('./profile-goals', () => import('./slots/profile-goals.tsx')),
        meta: { path: 'goals', label: 'Goals', order: 10 },
      },
    ],
    'frame.notice': [
      {
        id: 'unsent-updates',
        component: ref('./unsent-updates', () => import('./slots/unsent-updates.tsx')),
        // As `UNSENT_KIND`: a descriptor stands alone.
        meta: { unsent: 'unsent-week', order: 10 },
        access: { notRoles: ['observer'] },
      },
    ],
    // By the ids of the commands that open them.
    'frame.dialog': [
      { id: 'add-goal', component: overPage, meta: {}, access: { abilities: ['addGoal'] } },
      { id: 'my-week', component: overPage, meta: {}, access: { notRoles: ['observer'] } },
    ],
    'goal.drawer': [
      {
        id: 'goal-drawer',
        component: ref('./goal-drawer', () => import('./slots/goal-drawer.tsx')),
        meta: { title: 'Goal' },
      },
    ],
  },
});

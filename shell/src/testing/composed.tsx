import { makeDescriptor } from '../remotes/testing/fixtures.ts';

/** Two remotes as the platform has them: pages, menu items, widgets, a header action. */
export const goals = makeDescriptor('goals', {
  routes: [
    { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './list' } },
    { id: 'detail', path: '/v3/goals/:goalId', title: 'Goals', page: { expose: './list' } },
  ],
  menu: [{ routeId: 'list', label: 'Goals', icon: 'goals', order: 20, to: '/v3/goals' }],
  slots: {
    'dashboard.widget': [
      { id: 'week', component: { expose: './week' }, meta: { size: 's', area: 'main', order: 1 } },
      { id: 'company', component: { expose: './company' }, meta: { size: 'm', area: 'aside', order: 2 } },
    ],
    'header.action': [{ id: 'tasks', component: { expose: './tasks' }, meta: { order: 1 } }],
  },
});
const people = makeDescriptor('people', {
  prefixes: ['/v3/organization', '/v3/profile'],
  routes: [
    { id: 'chart', path: '/v3/organization', title: 'Organization', page: { expose: './chart' } },
    { id: 'own', path: '/v3/profile', title: 'Profile', page: { expose: './profile' } },
  ],
  menu: [
    {
      routeId: 'chart',
      label: 'Organization',
      icon: 'organization',
      order: 40,
      to: '/v3/organization',
      selectedOn: ['/v3/profile'],
    },
  ],
});
const components = {
  'goals/./list': () => <p>The goals list</p>,
  'goals/./week': () => <p>Your week</p>,
  'goals/./company': () => <p>Company goals</p>,
  'goals/./tasks': () => <a href="/v3/actionitems">4 open</a>,
  'people/./chart': () => <p>The chart</p>,
  'people/./profile': () => <p>The profile</p>,
};
export const composed = { remotes: [people, goals], components };

import { modulesAtFirstSight } from './first-sight.ts';
import type { RemoteDescriptor } from './descriptor.ts';

const goals: Pick<RemoteDescriptor, 'routes' | 'slots'> = {
  routes: [
    { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './page' } },
    { id: 'goal', path: '/v3/goals/:goalId', title: 'Goal', page: { expose: './page' } },
  ],
  slots: {
    'dashboard.widget': [
      { id: 'a', component: { expose: './a' }, meta: { size: 's', area: 'main', order: 1 } },
      { id: 'b', component: { expose: './b' }, meta: { size: 's', area: 'aside', order: 2 } },
    ],
    'goal.drawer': [{ id: 'drawer', component: { expose: './drawer' }, meta: {} }],
  },
};

test.each([
  ['/v3/goals', ['./page']],
  ['/v3/goals/7/', ['./page']],
  ['/v3/home', ['./a', './b']],
  ['/', ['./a', './b']],
  ['/v3/profile', []],
])('%s shows %j of a remote at first sight', (path, modules) => {
  expect(modulesAtFirstSight(goals, path)).toEqual(modules);
});

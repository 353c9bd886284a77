import { defineRemote, ref } from '@cadence/shared-contract/remote';
import type { Access } from '@cadence/shared-contract/remote';

const strategy = ref('./strategy-page', () => import('./pages/strategy-page.tsx'));
const actionItems = ref('./action-items-page', () => import('./pages/action-items-page.tsx'));

/** The strategy group, the ceo and Org Admins, where the strategy is switched on (people §2.1, D-53). */
const READERS = { abilities: ['readStrategy'] } as const satisfies Access;

export default defineRemote({
  schema: 1,
  name: 'strategy',
  requires: {
    '@cadence/shared-contract': '^1.0.0',
    '@cadence/shared-ui': '^1.0.0',
    '@cadence/shared-auth': '^1.0.0',
  },
  prefixes: ['/v3/strategy', '/v3/actionitems'],
  routes: [
    { id: 'strategy', path: '/v3/strategy', page: strategy, title: 'Strategy', access: READERS },
    { id: 'action-items', path: '/v3/actionitems', page: actionItems, title: 'Action Items' },
  ],
  menu: [
    {
      routeId: 'strategy',
      label: 'Strategy',
      icon: 'strategy',
      order: 50,
      to: '/v3/strategy',
      hotkey: 'g s',
      access: READERS,
    },
  ],
  commands: [
    { id: 'action-items', label: 'Action items', icon: 'actions', to: '/v3/actionitems', hotkey: 'g a' },
    {
      id: 'new-action-item',
      label: 'New action item',
      keywords: ['Add action item', 'To-do', 'Task'],
      to: '/v3/actionitems?item=new',
      textParam: 'title',
    },
  ],
  slots: {
    'dashboard.widget': [
      {
        id: 'strategy-summary',
        component: ref('./strategy-summary', () => import('./slots/strategy-summary.tsx')),
        meta: { title: 'Strategy', size: 's', area: 'top', order: 10 },
        access: { ...READERS, notRoles: ['observer'] },
      },
    ],
    'header.action': [
      {
        id: 'open-items',
        component: ref('./open-items', () => import('./slots/open-items.tsx')),
        meta: { order: 10 },
      },
    ],
  },
});

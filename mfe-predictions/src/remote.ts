import { defineRemote, ref } from '@cadence/shared-contract/remote';

const page = ref('./predictions-page', () => import('./pages/predictions-page.tsx'));

export default defineRemote({
  schema: 1,
  name: 'predictions',
  requires: {
    '@cadence/shared-contract': '^1.0.0',
    '@cadence/shared-ui': '^1.0.0',
    '@cadence/shared-auth': '^1.0.0',
  },
  prefixes: ['/v3/predictions'],
  routes: [
    { id: 'predictions', path: '/v3/predictions', page, title: 'Predictions' },
    { id: 'prediction', path: '/v3/predictions/:goalId', page, title: 'Predictions' },
  ],
  menu: [
    {
      routeId: 'predictions',
      label: 'Predictions',
      icon: 'predictions',
      order: 30,
      to: '/v3/predictions',
      hotkey: 'g p',
    },
  ],
  slots: {},
});

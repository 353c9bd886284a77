import { defineRemote, ref } from '@cadence/shared-contract/remote';

const profile = ref('./profile-page', () => import('./pages/profile-page.tsx'));
const organization = ref('./organization-page', () => import('./pages/organization-page.tsx'));

export default defineRemote({
  schema: 1,
  name: 'people',
  requires: {
    '@cadence/shared-contract': '^1.0.0',
    '@cadence/shared-ui': '^1.0.0',
    '@cadence/shared-auth': '^1.0.0',
  },
  prefixes: ['/v3/profile', '/v3/organization'],
  routes: [
    { id: 'own-profile', path: '/v3/profile', page: profile, title: 'Profile' },
    { id: 'profile', path: '/v3/profile/:personId', page: profile, title: 'Profile' },
    { id: 'profile-tab', path: '/v3/profile/:personId/:tab', page: profile, title: 'Profile' },
    { id: 'organization', path: '/v3/organization', page: organization, title: 'Organization' },
    {
      id: 'organization-person',
      path: '/v3/organization/:personId',
      page: organization,
      title: 'Organization',
    },
  ],
  menu: [
    {
      routeId: 'organization',
      label: 'Organization',
      icon: 'organization',
      order: 40,
      to: '/v3/organization',
      selectedOn: ['/v3/profile'],
    },
  ],
  slots: {},
});

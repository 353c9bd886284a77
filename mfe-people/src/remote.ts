import { defineRemote, ref } from '@cadence/shared-contract/remote';

const profile = ref('./profile-page', () => import('./pages/profile-page.tsx'));
const organization = ref('./organization-page', () => import('./pages/organization-page.tsx'));
const assessment = ref('./assessment-page', () => import('./pages/assessment-page.tsx'));
const help = ref('./help-page', () => import('./pages/help-page.tsx'));

export default defineRemote({
  schema: 1,
  name: 'people',
  requires: {
    '@cadence/shared-contract': '^1.1.0',
    '@cadence/shared-ui': '^1.3.0',
    '@cadence/shared-auth': '^1.0.0',
  },
  prefixes: ['/v3/profile', '/v3/organization', '/v3/help', '/v3/user-manual'],
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
    { id: 'help', path: '/v3/help', page: help, title: 'Help' },
    {
      id: 'assessment',
      path: '/v3/user-manual/:publicKey',
      page: assessment,
      title: 'User Manual',
      isBare: true,
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
      hotkey: 'g o',
    },
    { routeId: 'help', label: 'Help', icon: 'help', order: 80, to: '/v3/help', hotkey: 'g h' },
  ],
  commands: [
    {
      id: 'my-profile',
      label: 'My profile',
      icon: 'profile',
      keywords: ['Me'],
      to: '/v3/profile',
      hotkey: 'g m',
    },
    {
      id: 'directory',
      label: 'Employee Directory',
      icon: 'people',
      keywords: ['Employees', 'People', 'Colleagues'],
      to: '/v3/organization?tab=directory',
    },
    {
      id: 'add-employee',
      label: 'Add an employee',
      keywords: ['New employee', 'Invite somebody'],
      to: '/v3/organization?tab=directory&do=add-employee',
      access: { abilities: ['addEmployee'] },
    },
  ],
  slots: {},
});

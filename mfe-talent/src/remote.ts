import { defineRemote, ref } from '@cadence/shared-contract/remote';
import type { Access } from '@cadence/shared-contract/remote';

const overview = ref('./overview-page', () => import('./pages/overview-page.tsx'));
const matrix = ref('./matrix-page', () => import('./pages/matrix-page.tsx'));
const myAppraisals = ref('./my-appraisals-page', () => import('./pages/my-appraisals-page.tsx'));
const appraisal = ref('./appraisal-page', () => import('./pages/appraisal-page.tsx'));

/** Not observers, and contributors only where Talent is switched on (people §2.1). */
const READERS = { abilities: ['openTalent'] } as const satisfies Access;
const TALENT = { title: 'Talent', access: READERS } as const;

export default defineRemote({
  schema: 1,
  name: 'talent',
  requires: {
    '@cadence/shared-contract': '^1.0.0',
    '@cadence/shared-ui': '^1.0.0',
    '@cadence/shared-auth': '^1.0.0',
  },
  prefixes: ['/v3/talent'],
  // Routes are matched in this order: names come before parameters of the same length.
  routes: [
    { ...TALENT, id: 'talent', path: '/v3/talent', page: overview },
    { ...TALENT, id: 'matrix', path: '/v3/talent/matrix', page: matrix },
    { ...TALENT, id: 'matrix-team', path: '/v3/talent/matrix/:id/:uid', page: matrix },
    { ...TALENT, id: 'my-appraisals', path: '/v3/talent/myappraisal', page: myAppraisals },
    { ...TALENT, id: 'appraisal', path: '/v3/talent/appraisal/:appraisalId', page: appraisal },
    { ...TALENT, id: 'team', path: '/v3/talent/:id/:uid', page: overview },
  ],
  menu: [
    {
      routeId: 'talent',
      label: 'Talent',
      icon: 'talent',
      order: 60,
      to: '/v3/talent',
      hotkey: 'g t',
      access: READERS,
    },
  ],
  commands: [
    {
      id: 'my-appraisals',
      label: 'My appraisals',
      icon: 'talent',
      keywords: ['Reviews', 'Sign my appraisal'],
      to: '/v3/talent/myappraisal',
      access: READERS,
    },
    {
      id: 'talent-matrix',
      label: 'Talent matrix',
      icon: 'talent',
      keywords: ['Ratings', 'Nine box', 'Calibration'],
      to: '/v3/talent/matrix',
      access: READERS,
    },
  ],
  slots: {
    'profile.tab': [
      {
        id: 'appraisals',
        component: ref('./profile-appraisals', () => import('./slots/profile-appraisals.tsx')),
        meta: { path: 'appraisals', label: 'Appraisals', order: 50, needs: 'ReadAppraisals' },
      },
    ],
  },
});

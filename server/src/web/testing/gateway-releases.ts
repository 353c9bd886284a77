import type { RegistryEntry } from '@cadence/shared-contract/remote';

const DESCRIPTOR = {
  schema: 1,
  name: 'goals',
  requires: {},
  prefixes: ['/v3/goals'],
  routes: [
    { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './list' } },
    { id: 'goal', path: '/v3/goals/:goalId', title: 'Goal', page: { expose: './goal' } },
  ],
  menu: [],
  slots: {
    'dashboard.widget': [
      { id: 'reminders', component: { expose: './widget' }, meta: { size: 's', area: 'aside', order: 1 } },
    ],
  },
} as const;

/** A release with a page, another of its parameters, and a widget. */
export function entryOf(version: string): RegistryEntry {
  const base = `/remotes/goals/${version}`;
  return {
    version,
    manifest: `${base}/mf-manifest.json`,
    entry: `${base}/remoteEntry.Ab12.js`,
    integrity: 'sha384-abc+/=',
    requires: {},
    descriptor: DESCRIPTOR,
    preload: {
      './list': [`${base}/list.js`],
      './goal': [`${base}/goal.js`],
      './widget': [`${base}/widget.js`],
    },
    integrities: { [`${base}/list.js`]: 'sha384-list', [`${base}/goal.js`]: 'sha384-goal' },
  };
}

/** As if somebody had signed it. */
export const signed = <T>(value: T) => ({ value, key: 'key', signature: 'signature' });

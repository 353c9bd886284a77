import { join } from 'node:path';
import { listRemotes, WORKSPACE_ROOT } from './package-info.ts';
import { loadRemoteDescriptor } from './load-descriptor.ts';

test('[SHELL-021] the items of the remotes are in the order of the documents, after the Dashboard of the shell', async () => {
  const loaded = await Promise.all(
    listRemotes().map((name) => loadRemoteDescriptor({ name, dir: join(WORKSPACE_ROOT, `mfe-${name}`) })),
  );
  const items = loaded
    .flatMap(({ descriptor }) => descriptor.menu)
    .toSorted((one, other) => one.order - other.order);
  expect(items.map(({ label, to }) => [label, to])).toEqual([
    ['Goals', '/v3/goals'],
    ['Predictions', '/v3/predictions'],
    ['Organization', '/v3/organization'],
    ['Strategy', '/v3/strategy'],
    ['Talent', '/v3/talent'],
    ['Reports', '/v3/reports'],
    ['Help', '/v3/help'],
  ]);
  // The Dashboard has 10.
  expect(items[0]?.order).toBeGreaterThan(10);
});

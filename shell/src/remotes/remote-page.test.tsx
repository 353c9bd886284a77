import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { NO_INTEGRATIONS } from './config.ts';
import type { RemoteContainer } from './entry-loader.ts';
import { createPlatform, PlatformProvider, RemotePage, SlotOutlet, type Platform } from './index.ts';
import { createOpenedModules } from './opened-modules.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import { createInstance } from '@module-federation/enhanced/runtime';
import { makeDescriptor, makeEntry, makeRegistry, makeStorage } from './testing/fixtures.ts';
import { makeContainer } from './testing/loader-harness.ts';

let serial = 0;

interface Setup {
  readonly modules?: Readonly<Record<string, () => unknown>>;
  readonly loadEntry?: () => Promise<RemoteContainer>;
  readonly environment?: 'production' | 'development';
  readonly descriptor?: (name: string) => RemoteDescriptor;
}

/** A platform with one remote of a unique name, over the real federation runtime. */
function compose({
  modules = {},
  loadEntry,
  environment = 'production',
  descriptor = makeDescriptor,
}: Setup): Platform {
  const name = `page-${++serial}`;
  return createPlatform({
    registry: makeRegistry({ [name]: makeEntry(name, { descriptor: descriptor(name) }) }),
    config: {
      environment,
      environmentName: null,
      tenant: null,
      releaseKeys: [],
      overrideOrigins: [],
      integrations: NO_INTEGRATIONS,
      nonce: undefined,
    },
    runtime: createFederationRuntime(
      createInstance({ name: `page-shell-${serial}`, remotes: [], shared: {} }),
    ),
    viewer: () => null,
    report: () => 'K7Q2',
    mayReload: () => false,
    opened: createOpenedModules(makeStorage(), () => null),
    ports: {
      loadEntry: loadEntry ?? (async () => makeContainer(modules)),
      fetch: async () => new Response('', { status: 404 }),
      session: makeStorage(),
      reload: () => undefined,
    },
  });
}

async function show(platform: Platform, children: ReactNode): Promise<ReturnType<typeof render>> {
  return act(async () => render(<PlatformProvider platform={platform}>{children}</PlatformProvider>));
}

function Page({ platform, id = '1' }: { platform: Platform; id?: string }): ReactNode {
  const [route] = platform.routes;
  return route ? <RemotePage route={route} params={{ id }} fallback="Loading" /> : null;
}

test('a page gets the parameters of its route', async () => {
  const platform = compose({
    modules: {
      './list': () => ({ default: ({ params }: { params: { id: string } }) => <h1>Goal {params.id}</h1> }),
    },
  });
  await show(platform, <Page platform={platform} id="7" />);
  expect(await screen.findByRole('heading', { name: 'Goal 7' })).toBeVisible();
});

test('a page that cannot be loaded says so, quotes the incident, and Retry brings it', async () => {
  let isAway = true;
  const platform = compose({
    loadEntry: async () => {
      if (isAway) throw new Error('away');
      return makeContainer({ './list': () => ({ default: () => <h1>Goals</h1> }) });
    },
  });
  await show(platform, <Page platform={platform} />);
  expect(await screen.findByText('List can’t be shown right now')).toBeVisible();
  expect(screen.getByText(/K7Q2/)).toBeVisible();
  expect(screen.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/v3/home');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Goals' })).toBeVisible();
});

test('an incompatible page explains itself without an incident', async () => {
  const platform = compose({
    descriptor: (name) => makeDescriptor(name, { requires: { react: '^18.0.0' } }),
  });
  await show(platform, <Page platform={platform} />);
  expect(await screen.findByText(/newer version of the platform/)).toBeVisible();
  expect(screen.queryByText(/K7Q2/)).not.toBeInTheDocument();
});

test('a page that throws while rendering keeps the rest, and other parameters bring it back', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fragile = ({ params }: { params: { id: string } }): ReactNode => {
    if (params.id === '1') throw new Error('throws on render');
    return <h1>Goal {params.id}</h1>;
  };
  const platform = compose({ modules: { './list': () => ({ default: Fragile }) } });
  const Frame = (): ReactNode => {
    const [id, setId] = useState('1');
    return (
      <>
        <button type="button" onClick={() => setId('2')}>
          Next
        </button>
        <Page platform={platform} id={id} />
      </>
    );
  };
  await show(platform, <Frame />);
  expect(await screen.findByText(/The rest of Cadence keeps working/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Goal 2' })).toBeVisible();
  error.mockRestore();
});

const withWidgets = (name: string): RemoteDescriptor =>
  makeDescriptor(name, {
    slots: {
      'dashboard.widget': [
        { id: 'late', component: { expose: './late' }, meta: { size: 's', area: 'main', order: 2 } },
        { id: 'early', component: { expose: './early' }, meta: { size: 's', area: 'main', order: 1 } },
      ],
    },
  });

const widgets = {
  './early': () => ({ default: ({ periodId }: { periodId: number }) => <p>early of {periodId}</p> }),
  './late': () => {
    throw new Error('throws on import');
  },
};

test('for users a failed contribution collapses and its neighbours stay', async () => {
  const platform = compose({ modules: widgets, descriptor: withWidgets });
  const { container } = await show(platform, <SlotOutlet name="dashboard.widget" props={{ periodId: 3 }} />);
  expect(await screen.findByText('early of 3')).toBeVisible();
  expect(container).toHaveTextContent(/^early of 3$/);
});

test('in development a failed contribution says so in its place', async () => {
  const platform = compose({ modules: widgets, descriptor: withWidgets, environment: 'development' });
  await show(platform, <SlotOutlet name="dashboard.widget" props={{ periodId: 3 }} />);
  expect(await screen.findByText(/late is missing \(throws on import\)/)).toBeVisible();
});

test('one contribution can be shown by its id', async () => {
  const platform = compose({ modules: widgets, descriptor: withWidgets });
  const [early] = platform.slotEntries('dashboard.widget');
  expect(platform.slotEntries('dashboard.widget').map(({ id }) => id.split(':')[1])).toEqual([
    'early',
    'late',
  ]);
  await show(platform, <SlotOutlet name="dashboard.widget" props={{ periodId: 3 }} id={early?.id ?? ''} />);
  expect(await screen.findByText('early of 3')).toBeVisible();
});

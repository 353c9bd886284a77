import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { PlatformProvider, RemotePage, type Platform } from './index.ts';
import { composePlatform as compose } from './testing/compose-platform.ts';
import { makeDescriptor } from './testing/fixtures.ts';
import { makeContainer } from './testing/loader-harness.ts';

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

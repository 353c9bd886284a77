import { createLateCode } from '@cadence/shared-ui';
import { MemoryRouter } from '@cadence/shared-ui/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShellServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { LatePart } from './late-part.tsx';

/** A part whose code cannot be fetched until it is given. */
function createMissing() {
  let isThere = false;
  const code = createLateCode(async () => {
    if (!isThere) throw new Error('Loading chunk notifications failed.');
    return { text: 'It is here' };
  });
  return { code, arrive: () => (isThere = true) };
}

interface ShowOptions {
  /** Whether the server has other code than this page. */
  readonly isOlder?: boolean;
  readonly onClose?: () => void;
}

function show({ isOlder = false, onClose }: ShowOptions = {}) {
  const missing = createMissing();
  const platform = { releases: { ask: async () => isOlder } };
  const reported: unknown[] = [];
  const telemetry = { report: (_error: unknown, context: unknown) => (reported.push(context), 'abcd1234') };
  render(
    <MemoryRouter>
      <ServicesProvider services={{ platform, telemetry } as unknown as ShellServices}>
        <LatePart code={missing.code} title="Notifications" {...(onClose && { onClose })}>
          {({ text }) => <p>{text}</p>}
        </LatePart>
      </ServicesProvider>
    </MemoryRouter>,
  );
  return { ...missing, reported };
}

test('a part whose code does not come says so in its place, and Retry brings it', async () => {
  const { arrive, reported } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Notifications can’t be shown right now' +
      'This part of Cadence could not be loaded. Check your connection and try again.',
  );
  expect(reported).toEqual([{ part: 'Notifications' }]);
  arrive();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('It is here')).toBeVisible();
});

test('a page that is older than the server says that it must be loaded again', async () => {
  show({ isOlder: true });
  expect(
    await screen.findByText(/A newer version of Cadence is in use\. Save what you have begun/),
  ).toBeVisible();
});

test('what would open over the page can be closed', async () => {
  const onClose = jest.fn();
  show({ onClose });
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(dialog).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByText('Close', { selector: 'button' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

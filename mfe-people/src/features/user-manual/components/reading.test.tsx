import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onPending, setupApiServer } from '@cadence/shared-auth/testing';
import {
  COMPLETE,
  ENTERED,
  fullReport,
  manualEntry,
  manualReport,
  serveManual,
  showManual,
  userManual,
} from '../../../testing/user-manual.fixtures.ts';

const server = setupApiServer();
const saved: string[] = [];

beforeEach(() => {
  saved.splice(0);
  // jsdom has no addresses for files, and saves none.
  URL.createObjectURL = () => 'blob:http://acme.localhost/1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const VIEWER = { Per1: 36, Per2: 31, Per3: 14, Per4: 19 };
const DIFFERENCES = [
  {
    ScaleName: 'Broad/Exact',
    Text: 'Alike: both of you want the number first.',
    IsAlike: true,
    Own: 60,
    Theirs: 66,
  },
  {
    ScaleName: 'Direct/Careful',
    Text: 'You are direct, Siobhán is careful: give the facts a day before.',
    IsAlike: false,
    Own: 14,
    Theirs: 86,
  },
  { ScaleName: 'Quick/Steady', Text: 'You decide in the meeting.', IsAlike: false, Own: null, Theirs: null },
];

test('[UMAN-001] the tab says in half a minute how to work with this person', async () => {
  serveManual(
    server,
    userManual(COMPLETE),
    manualReport({ Viewer: VIEWER, Remarks: ['The profile is even.'] }),
  );
  showManual(server);
  expect(await screen.findByRole('heading', { name: /^Ask early/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'User Manual' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('img', { name: /^Siobhán: Dominance 12%.* You: Dominance 36%/ })).toBeVisible();
  const terms = ['How to speak to me', 'Strengths', 'What tires me'];
  for (const term of terms) expect(screen.getByText(term)).toBeVisible();
  expect(
    screen.getByText('Assessment of Sep 14, 2026. Describes habits, not ability; not for hiring or pay.'),
  ).toBeVisible();
  expect(screen.getByText('The profile is even.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('what differs comes as sentences with two faces on a line, what is alike last', async () => {
  serveManual(server, userManual(COMPLETE), manualReport({ Differences: DIFFERENCES, Viewer: VIEWER }));
  showManual(server);
  const part = (await screen.findByRole('heading', { name: 'You and Siobhán' })).closest('section');
  const rows = within(part as HTMLElement).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'You are direct, Siobhán is careful: give the facts a day before.',
    'You decide in the meeting.',
    'Alike: both of you want the number first.',
  ]);
  expect(screen.getByText('seen by you alone')).toBeVisible();
  expect(screen.getByRole('img', { name: 'You 14, Siobhán 86, from Direct to Careful' })).toBeVisible();
  expect(within(rows[1] as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
});

test('[UMAN-002] who reads the short report sees no differences, scales, answers and ways to change it', async () => {
  const asked: number[] = [];
  serveManual(server, userManual(COMPLETE));
  server.use(
    on('userManual.report', ({ params }) => {
      asked.push(Number(params.flag));
      return manualReport();
    }),
  );
  showManual(server);
  await screen.findByRole('heading', { name: /^Ask early/ });
  expect(asked).toEqual([0]);
  expect(screen.queryByText(/^You and/)).not.toBeInTheDocument();
  for (const name of ['Full report', 'Answers', 'Who can read it'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /DISC Manually|Take it again|Start|Edit answers|Remove user/ }),
  ).toBeNull();
});

test('the fuller report is opened where it is wanted', async () => {
  const asked: number[] = [];
  serveManual(server, userManual({ ...COMPLETE, IsFull: true }));
  server.use(
    on('userManual.report', ({ params }) => {
      asked.push(Number(params.flag));
      return fullReport();
    }),
  );
  showManual(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Show: Full report' }));
  expect(asked).toEqual([1]);
  expect(screen.getByText('Give it a night.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Siobhán 73, from Direct to Careful' })).toBeVisible();
  expect(screen.getByText('Before ten')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Full report' }));
  expect(screen.getByText('Give it a night.')).not.toBeVisible();
});

test("[UMAN-001] somebody's own entry is two arcs, their words, and the PDF", async () => {
  const Entry = manualEntry();
  const none = { Per1: null, Per2: null, Per3: null, Per4: null };
  serveManual(
    server,
    userManual(ENTERED),
    manualReport({ Source: 'entry', Disc: 'ID', Entry, CompletedAt: null, ...none }),
  );
  server.use(
    on(
      'userManual.download',
      ({ params }) => new File([params.id], 'DISC-report.pdf', { type: 'application/pdf' }),
    ),
  );
  showManual(server);
  expect(await screen.findByText('I think aloud and decide early.')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Siobhán: Influence first, Dominance second/ })).toBeVisible();
  expect(screen.getByText(/^Entered by Siobhán, Oct 6, 2026\./)).toBeVisible();
  expect(screen.getByText('1.2 MB, added Oct 6, 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'DISC-report.pdf' }));
  await waitFor(() => expect(saved).toEqual(['DISC-report.pdf']));
});

test('the report is downloaded as a PDF, as full as the viewer may read it', async () => {
  const asked: string[] = [];
  serveManual(server, userManual({ ...COMPLETE, IsFull: true }), fullReport());
  server.use(
    on('userManual.pdf', ({ params }) => {
      asked.push(`${params.profileId}/${params.flag}`);
      return new File(['%PDF'], 'Siobhán Ó Briain.pdf', { type: 'application/pdf' });
    }),
  );
  showManual(server);
  await userEvent.click(await screen.findByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(saved).toEqual(['Siobhán Ó Briain.pdf']));
  expect(asked).toEqual(['20/1']);
});

test('[UMAN-002] of somebody who has none it is said that only they can fill it in', async () => {
  serveManual(server, userManual());
  showManual(server);
  expect(await screen.findByText('Siobhán Ó Briain has no user manual yet.')).toBeVisible();
  expect(screen.getByText('Only they can fill it in.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('while it loads the places are kept; a failure says so and can be tried again', async () => {
  server.use(onPending('userManual.exists'));
  const { unmount } = showManual(server);
  expect(await screen.findByText('Loading user manual')).toBeInTheDocument();
  unmount();
  serveManual(server, userManual(COMPLETE));
  let isBroken = true;
  server.use(
    on('userManual.report', () => {
      if (isBroken) throw new ApiProblem('denied', 'Not now.');
      return manualReport();
    }),
  );
  showManual(server);
  expect(await screen.findByText('Not now.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: /^Ask early/ })).toBeVisible();
});

test.each(['user_manual_done', 'user_manual_updated'] as const)(
  '[LIVE-007] %s reloads the tab and the card',
  async (type) => {
    const held = serveManual(server, userManual());
    const { hub } = showManual(server);
    await screen.findByText('Siobhán Ó Briain has no user manual yet.');
    held.manual = userManual(COMPLETE);
    const reads: number[] = [];
    server.use(
      on('people.read', ({ params }) => {
        reads.push(Number(params.id));
        throw new ApiProblem('denied', 'No.');
      }),
    );
    act(() => hub.emit('UserManualUpdate', { type, id: 99 }));
    act(() => hub.emit('UserManualUpdate', { type, id: 20 }));
    expect(await screen.findByRole('heading', { name: /^Ask early/ })).toBeVisible();
    await waitFor(() => expect(reads).toEqual([20]));
  },
);

test('[LIVE-007] what was missed while the connection was lost is read again', async () => {
  const held = serveManual(server, userManual());
  const { hub } = showManual(server);
  await screen.findByText('Siobhán Ó Briain has no user manual yet.');
  held.manual = userManual(COMPLETE);
  act(() => hub.emit('missed', {}));
  expect(await screen.findByRole('heading', { name: /^Ask early/ })).toBeVisible();
});

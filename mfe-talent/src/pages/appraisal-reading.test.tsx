import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import {
  AOIFE,
  employeeSigned,
  fakeAppraisal,
  fakeEvent,
  HR_ADMIN,
  LAST,
  MATEUSZ,
  SECOND_QUARTER,
  WRITTEN,
  ZOE,
} from '../testing/appraisal.fixtures.ts';
import { serveAppraisal } from '../testing/serve-appraisal.ts';
import { chooseAction, dialogNamed, press, showAppraisal } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const MANAGER_SIGNED = employeeSigned({
  Id: 2,
  By: 'reviewer',
  PersonId: ZOE.Id,
  PersonName: ZOE.Name,
  Sign: 'Zoë L.',
  Agrees: null,
  Comment: null,
});
const COMPLETED = fakeAppraisal({
  State: 'completed',
  Permissions: ['reopen'],
  Signatures: [MANAGER_SIGNED, employeeSigned({ Agrees: false, Comment: 'Ostrava is missing.' })],
});

test('[TAL-020] who may only read gets the text, the ratings and both signatures with the answer', async () => {
  serveAppraisal(server, COMPLETED);
  showAppraisal({ session: HR_ADMIN });
  const signatures = within(await screen.findByRole('region', { name: 'Signatures' }));
  expect(signatures.getByText('I have read it and disagree')).toBeVisible();
  expect(signatures.getByText('“Ostrava is missing.”')).toBeVisible();
  expect(signatures.getByText('Zoë L.')).toBeVisible();
  const ratings = within(screen.getByRole('region', { name: 'Ratings' }));
  expect(ratings.getByText('Beyond')).toBeVisible();
  expect(
    ratings.getByText('Only Zoë Lefèvre, the managers above and HR; never Mateusz Wójcik'),
  ).toBeVisible();
  expect(screen.getByText('Twenty-one working days, and it held.')).toBeVisible();
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[D-50] a text that is not the signed one says so, and shows what differs', async () => {
  serveAppraisal(
    server,
    fakeAppraisal({
      State: 'acknowledged',
      IsEditedAfterSignature: true,
      Permissions: [],
      Review: '<p>Twenty-one working days, and it held for eleven weeks.</p>',
      PrimaryRating: 4,
      Signatures: [employeeSigned({ IsCurrent: false })],
    }),
  );
  showAppraisal({ session: HR_ADMIN });
  expect(
    await screen.findByText('The text is not the one that Mateusz Wójcik signed on Nov 17'),
  ).toBeVisible();
  await press('What differs');
  expect(screen.getByText('Signed on Nov 17')).toBeVisible();
  expect(screen.getByText('added:').closest('ins')).toHaveTextContent('held for eleven weeks.');
  expect(screen.getAllByText(/^Performance:/).map(({ textContent }) => textContent)).toEqual([
    'Performance: Beyond',
    'Performance: Far beyond',
  ]);
});

test('the history says who did what in the words of the lifecycle, the latest first', async () => {
  const reopened = fakeEvent(5, 'reopen', {
    Person: AOIFE,
    At: '2026-11-19T15:00:00.000Z',
    Comment: 'Two renewals were counted in Q2.',
  });
  serveAppraisal(server, fakeAppraisal({ State: 'shared', History: [...COMPLETED.History, reopened] }));
  showAppraisal();
  await chooseAction('History');
  const history = (await dialogNamed('History')).getByRole('list', { name: 'History' });
  const items = within(history).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[0]).toHaveTextContent('Aoife Ní Dhomhnaill reopened the appraisal');
  expect(items[0]).toHaveTextContent('“Two renewals were counted in Q2.”');
  expect(items[2]).toHaveTextContent('Mateusz Wójcik signed the appraisal');
  expect(items[4]).toHaveTextContent('You started the appraisal');
});

test('[TAL-012] Print is there once it is completed, and not before', async () => {
  serveAppraisal(server, COMPLETED);
  const { unmount } = showAppraisal({ session: HR_ADMIN });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  unmount();
  serveAppraisal(server, fakeAppraisal({ State: 'acknowledged' }));
  showAppraisal();
  await press('More actions');
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['History', 'Delete']);
});

test('[TAL-003] the employee reads theirs as a letter, in the quarter that it is of', async () => {
  serveAppraisal(server, fakeAppraisal({ ...LAST, Id: fakeAppraisal().Id, IsOwn: true }));
  const { location } = showAppraisal();
  await waitFor(() => expect(location()).toBe(`/v3/talent/myappraisal?period=${SECOND_QUARTER.PeriodId}`));
});

test('an appraisal that is not there, or not theirs to read, says so', async () => {
  server.use(
    on('talent.single', () => {
      throw new ApiProblem('not_found', 'This does not exist.');
    }),
  );
  showAppraisal();
  expect(await screen.findByText('This appraisal is not here')).toBeVisible();
});

test('an appraisal that could not be loaded can be asked for again', async () => {
  serveAppraisal(server, fakeAppraisal({ ...WRITTEN }));
  server.use(onOffline('talent.single'));
  showAppraisal();
  expect(await screen.findByText('The appraisal could not be loaded')).toBeVisible();
  serveAppraisal(server, fakeAppraisal({ ...WRITTEN }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: MATEUSZ.Name })).toBeVisible();
});

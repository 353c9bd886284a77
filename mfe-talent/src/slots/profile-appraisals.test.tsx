import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Appraisal } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import {
  ApiProblem,
  expectFailuresSaid,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import {
  COMING,
  completedAppraisal,
  DIMITRIS,
  ownAppraisal,
  personAppraisals,
  Q2,
  Q3,
} from '../testing/letter.fixtures.ts';
import { onPhone } from '../testing/show-overview.tsx';
import ProfileAppraisals from './profile-appraisals.tsx';

const server = setupApiServer();

/** José, whose profile is viewed. */
const JOSE = { ...DIMITRIS, Id: 32, Name: 'José Ángel Muñoz', JobTitle: 'Support Engineer' };
const of = (appraisal: Appraisal): Appraisal => ({ ...appraisal, UserId: JOSE.Id, User: JOSE, IsOwn: false });

const SHARED = of(ownAppraisal({ WaitingFor: { Person: JOSE, By: 'employee', Action: 'signAsEmployee' } }));
const COMPLETED = of(completedAppraisal({ Period: Q2, Id: 902 }));

function serve(...appraisals: readonly Appraisal[]) {
  const held = { person: personAppraisals(appraisals, { user: JOSE }) };
  server.use(on('talent.user', () => held.person));
  return held;
}
const show = () =>
  renderWithShell(<ProfileAppraisals personId={JOSE.Id} />, { route: '/v3/profile/32/appraisals' });
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('[TAL-046] [PROF-020] all quarters of a person are listed with status, ratings and who acts next', async () => {
  const held = serve(SHARED, COMPLETED);
  held.person = {
    ...held.person,
    Periods: held.person.Periods.map((period) =>
      period.PeriodId === Q2.PeriodId
        ? {
            ...period,
            Ratings: [
              { Axis: 'Performance', Label: 'Exceeds' },
              { Axis: 'Potential', Label: 'Ready' },
            ],
          }
        : period,
    ),
  };
  show();
  const table = await screen.findByRole('table', { name: 'Appraisals of José Ángel Muñoz' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Q3 2026', 'Q2 2026', 'Q1 2026']);
  expect(cellsOf(/^Q3 2026/)).toEqual([
    'Shared (60%)',
    '',
    expect.stringMatching(/José Ángel MuñozSign, due Nov 25$/),
    'Open',
  ]);
  expect(cellsOf(/^Q2 2026/)).toEqual([
    'Completed (100%)',
    'Performance ExceedsPotential Ready',
    'Signed by both',
    'Open',
  ]);
  expect(cellsOf(/^Q1 2026/)).toEqual(['Not Started', '', 'Nobody has started it', '']);
  expect(screen.getByRole('link', { name: 'Open the appraisal for Q3 2026' })).toHaveAttribute(
    'href',
    '/v3/talent/appraisal/903',
  );
  expect(screen.getByRole('link', { name: 'Q2 2026' })).toHaveAttribute('href', '/v3/talent/appraisal/902');
  expect(await findViolations()).toEqual([]);
});

test('[TAL-046] [D-128] where a table has no room the quarters are stacked, each with its step', async () => {
  onPhone();
  serve(SHARED);
  show();
  const list = await screen.findByRole('list', { name: 'Appraisals of José Ángel Muñoz' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^Q3 2026StatusShared \(60%\)Who acts next.*José Ángel MuñozSign, due Nov 25Open$/,
  );
  expect(second).toHaveTextContent(/^Q2 2026StatusNot StartedWho acts nextNobody has started it$/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[TAL-046] what waits for the viewer leads to that step at once, unless something is missing', async () => {
  const viewer = fakeSession().Profile;
  const waiting = (Action: 'share' | 'signAsManager', over: Partial<Appraisal> = {}) =>
    of(
      ownAppraisal({
        State: Action === 'share' ? 'draft' : 'acknowledged',
        Missing: [],
        WaitingFor: { Person: { ...DIMITRIS, Id: viewer.Id }, By: 'reviewer', Action },
        ...over,
      }),
    );
  serve(waiting('signAsManager'), waiting('share', { Id: 902, Period: Q2, Missing: ['Review'] }));
  show();
  expect(await screen.findByRole('link', { name: 'Sign the appraisal for Q3 2026' })).toHaveAttribute(
    'href',
    '/v3/talent/appraisal/903?do=signAsManager',
  );
  expect(screen.getByRole('link', { name: 'Continue the appraisal for Q2 2026' })).toHaveAttribute(
    'href',
    '/v3/talent/appraisal/902',
  );
});

test('[TAL-046] [D-49] what waits for a new manager says so', async () => {
  serve(of(ownAppraisal({ IsReviewerDeactivated: true })));
  show();
  expect(await screen.findByText('Waiting for a new manager')).toBeVisible();
});

describe('[TAL-046] Start', () => {
  const startable = () => {
    const held = serve(COMPLETED);
    held.person = {
      ...held.person,
      Periods: held.person.Periods.map((period) => ({
        ...period,
        MayStart: period.PeriodId === Q3.PeriodId,
      })),
    };
  };

  test('is there where the viewer may, and opens what it began', async () => {
    startable();
    const sent: unknown[] = [];
    server.use(
      on('talent.create', ({ body }) => {
        sent.push(body);
        return of(ownAppraisal({ State: 'draft', Id: 950 }));
      }),
    );
    const { location } = show();
    expect(await screen.findAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Start the appraisal for Q3 2026' }));
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/950'));
    expect(sent).toEqual([{ UserId: JOSE.Id, EvaluationPeriodId: Q3.PeriodId, Review: '' }]);
  });

  test('says so when it fails, and can be pressed again', async () => {
    startable();
    const { toasts } = show();
    await screen.findByRole('table');
    await expectFailuresSaid(server, 'talent.create', {
      toasts,
      press: async () => userEvent.click(await screen.findByRole('button', { name: /^Start/ })),
    });
  });
});

test('[TAL-013] a person who is too new reads so, with the first period', async () => {
  const held = serve();
  held.person = {
    ...held.person,
    Periods: [],
    CreatedOn: '2026-11-12',
    First: COMING,
  };
  show();
  expect(await screen.findByText(MESSAGES.talentTooNew)).toBeVisible();
  expect(screen.getByText(/^José Ángel Muñoz joined Nov 12\./)).toBeVisible();
});

test('[PROF-020] a person who may not read them sees a message', async () => {
  server.use(
    on('talent.user', () => {
      throw new ApiProblem('denied', MESSAGES.talentDenied);
    }),
  );
  show();
  expect(await screen.findByText(MESSAGES.talentDenied)).toBeVisible();
});

test('[TAL-046] what others do shows by itself', async () => {
  const held = serve(SHARED);
  const { hub } = show();
  await screen.findByText('Shared (60%)');
  held.person = personAppraisals([of(completedAppraisal())], { user: JOSE });
  act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 903, actorId: 32 }));
  expect(await screen.findByText('Completed (100%)')).toBeVisible();
});

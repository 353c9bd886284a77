import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import {
  AOIFE,
  fakeAppraisal,
  fakeMember,
  JOSE,
  LUKASZ,
  MATEUSZ,
  WRITTEN,
} from '../testing/appraisal.fixtures.ts';
import { serveAppraisal } from '../testing/serve-appraisal.ts';
import { dialogNamed, press, showAppraisal, step } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const WHOLE = fakeAppraisal({ ...WRITTEN });

describe('from person to person', () => {
  const team = [
    fakeMember(JOSE, { AppraisalId: null, Status: 'not_started', MayStart: true }),
    fakeMember(LUKASZ, { AppraisalId: null, IsEligible: false }),
    fakeMember(MATEUSZ, { AppraisalId: 939 }),
    fakeMember(AOIFE, { AppraisalId: 940 }),
  ];

  test('the neighbours in the team are one press away, skipping people without an appraisal', async () => {
    serveAppraisal(server, WHOLE, { team });
    const { location } = showAppraisal();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/940'));
  });

  test('a draft is saved before the page is left', async () => {
    const { saved } = serveAppraisal(server, WHOLE, { team });
    const { location } = showAppraisal();
    await screen.findByText('2 of 3');
    await userEvent.click(step('Performance', 'Partly'));
    await press('Next: Aoife Ní Dhomhnaill');
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/940'));
    expect(saved).toMatchObject([{ Primary: 1 }]);
  });

  test('[TAL-022] leaving text that is saved by a button, or could not be saved, asks first', async () => {
    const { saved } = serveAppraisal(server, fakeAppraisal({ State: 'shared' }), { team });
    const { location } = showAppraisal();
    await screen.findByText('2 of 3');
    await userEvent.click(step('Performance', 'Partly'));
    await press('Next: Aoife Ní Dhomhnaill');
    const question = await dialogNamed('You have unsaved changes', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(step('Performance', 'Partly')).toBeChecked();
    await press('Next: Aoife Ní Dhomhnaill');
    await press('Discard');
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/940'));
    expect(saved).toEqual([]);
  });

  test('[TAL-023] [TAL-024] [TAL-049] the appraisal of a direct report is begun as an empty draft by the same press', async () => {
    serveAppraisal(server, WHOLE, { team });
    const sent: unknown[] = [];
    server.use(
      on('talent.create', ({ body }) => {
        sent.push(body);
        return fakeAppraisal({ Id: 950, UserId: JOSE.Id, User: JOSE });
      }),
    );
    const { location } = showAppraisal();
    await press('Previous: start José Ángel Muñoz');
    await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/950'));
    expect(sent).toEqual([{ UserId: JOSE.Id, EvaluationPeriodId: 39, Review: '' }]);
    expect(await screen.findByRole('heading', { name: JOSE.Name })).toBeVisible();
    expect(screen.getByText('Started (30%)')).toBeVisible();
  });

  test('who may not see the team has no way through it', async () => {
    serveAppraisal(server, WHOLE, { team });
    server.use(
      on('talent.load', () => {
        throw new ApiProblem('denied', 'You are not authorized!');
      }),
    );
    showAppraisal();
    expect(await screen.findByRole('list', { name: 'Phase' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'People of the team' })).not.toBeInTheDocument();
  });
});

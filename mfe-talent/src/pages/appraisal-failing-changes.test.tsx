import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  expectFailuresSaid,
  on,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import {
  AOIFE,
  fakeAppraisal,
  fakeMember,
  HR_ADMIN,
  JOSE,
  MATEUSZ,
  WRITTEN,
} from '../testing/appraisal.fixtures.ts';
import { serveAppraisal } from '../testing/serve-appraisal.ts';
import { press, showAppraisal, step } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

/** Failures of changes in the letter and the calibration are tested with those. */
type Change = Exclude<ChangeOf<'talent'>, 'talent.employeeSign' | 'talent.ask'>;

/** The step button of the open dialog, or its retry. */
async function pressStep(name: string, kind: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> {
  const again = screen.queryByRole('button', { name: 'Retry' });
  if (again !== null) await userEvent.click(again);
  else {
    const form = await waitFor(() => screen.getByRole(kind));
    await userEvent.click(within(form).getByRole('button', { name }));
  }
}

const DRAFT = fakeAppraisal({ ...WRITTEN });
const QUESTION = {
  Id: 4,
  Axis: 'Primary',
  Rating: 3,
  Question: 'Why?',
  AskedBy: AOIFE,
  AskedAt: '2026-11-19T15:00:00.000Z',
  Keeps: null,
  Answer: null,
  AnsweredAt: null,
} as const;

const WALKS: Readonly<Record<Change, () => Promise<ChangeOnScreen>>> = {
  'talent.create': async () => {
    const team = [fakeMember(MATEUSZ), fakeMember(JOSE, { AppraisalId: null, MayStart: true })];
    serveAppraisal(server, DRAFT, { team });
    const { toasts } = showAppraisal();
    return { toasts, press: () => press('Next: start José Ángel Muñoz') };
  },
  'talent.update': async () => {
    serveAppraisal(server, fakeAppraisal({ State: 'shared' }));
    const { toasts } = showAppraisal();
    await screen.findAllByRole('radiogroup');
    await userEvent.click(step('Performance', 'Partly'));
    return { toasts, press: () => press('Save') };
  },
  'talent.share': async () => {
    serveAppraisal(server, DRAFT);
    const { toasts } = showAppraisal({ query: '?do=share' });
    return { toasts, press: () => pressStep('Share') };
  },
  'talent.takeBack': async () => {
    serveAppraisal(server, fakeAppraisal({ State: 'shared' }));
    const { toasts } = showAppraisal({ query: '?do=takeBack' });
    return { toasts, press: () => pressStep('Take back') };
  },
  'talent.delete': async () => {
    serveAppraisal(server, DRAFT);
    const { toasts } = showAppraisal({ query: '?do=delete' });
    return { toasts, press: () => pressStep('Delete', 'alertdialog') };
  },
  'talent.restore': async () => {
    serveAppraisal(server, DRAFT);
    server.use(on('talent.delete', () => ({ Success: true })));
    const { toasts } = showAppraisal({ query: '?do=delete' });
    await pressStep('Delete', 'alertdialog');
    const undo = async (): Promise<void> => {
      const toast = toasts.find(({ action }) => action?.label === 'Undo');
      toast?.action?.onClick();
    };
    return { toasts, press: undo };
  },
  'talent.managerSign': async () => {
    serveAppraisal(server, fakeAppraisal({ State: 'acknowledged' }));
    const { toasts } = showAppraisal({ query: '?do=signAsManager' });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Signature/ }), 'Zoë');
    return { toasts, press: () => pressStep('Sign') };
  },
  'talent.reopen': async () => {
    serveAppraisal(server, fakeAppraisal({ State: 'completed', Permissions: ['reopen'] }));
    const { toasts } = showAppraisal({ session: HR_ADMIN, query: '?do=reopen' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong quarter.');
    return { toasts, press: () => pressStep('Reopen') };
  },
  'talent.answer': async () => {
    serveAppraisal(server, fakeAppraisal({ ...WRITTEN, Questions: [QUESTION], HasOpenQuestion: true }));
    const { toasts } = showAppraisal({ query: '?do=answer' });
    await userEvent.click(await screen.findByRole('radio', { name: 'I keep Beyond' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It was ten.');
    return { toasts, press: () => pressStep('Answer') };
  },
};

test.each(Object.keys(WALKS) as Change[])('[ERR-003] [D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});

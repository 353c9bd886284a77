import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  expectFailuresSaid,
  on,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import { fakeJob, fakeSchedule, runningJob } from '../testing/job.fixtures.ts';
import { chooseFromMenu, openDialog, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const chooseInMenu = (item: string) => chooseFromMenu(/^Change schedule Goal Compliance List/, item);

async function saveIn(form: string): Promise<void> {
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: form })).getByRole('button', { name: 'Save' }),
  );
}

const WALKS: Readonly<Record<ChangeOf<'reports'>, () => Promise<ChangeOnScreen>>> = {
  'reports.start': async () => {
    serveReports(server);
    const { toasts } = showReports();
    const dialog = await openDialog('User List');
    return { toasts, press: () => dialog.press('Download xlsx') };
  },
  'reports.cancel': async () => {
    serveReports(server, { jobs: () => [runningJob(100)] });
    const { toasts } = showReports();
    return { toasts, press: () => press('Cancel Goal Detail List') };
  },
  'reports.discard': async () => {
    serveReports(server, { jobs: () => [fakeJob({ State: 'cancelled' })] });
    const { toasts } = showReports();
    return { toasts, press: () => press('Remove Goal Compliance List') };
  },
  'reports.addSchedule': async () => {
    serveReports(server);
    const { toasts } = showReports();
    await press('Add schedule');
    return { toasts, press: () => saveIn('Add schedule') };
  },
  'reports.updateSchedule': async () => {
    serveReports(server, { schedules: () => [fakeSchedule()] });
    const { toasts } = showReports();
    await chooseInMenu('Edit');
    return { toasts, press: () => saveIn('Edit schedule') };
  },
  'reports.removeSchedule': async () => {
    serveReports(server, { schedules: () => [fakeSchedule()] });
    const { toasts } = showReports();
    return { toasts, press: () => chooseInMenu('Stop') };
  },
  'reports.restoreSchedule': async () => {
    serveReports(server, { schedules: () => [fakeSchedule()] });
    server.use(on('reports.removeSchedule', () => ({ Success: true })));
    const { toasts } = showReports();
    await chooseInMenu('Stop');
    const undo = async (): Promise<void> => {
      const toast = toasts.find(({ action }) => action?.label === 'Undo');
      toast?.action?.onClick();
    };
    return { toasts, press: undo };
  },
};

test.each(Object.keys(WALKS) as ChangeOf<'reports'>[])('[D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});

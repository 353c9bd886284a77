import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES } from '@cadence/shared-contract';
import {
  expectFailuresSaid,
  on,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import {
  COMPLETE,
  ENTERED,
  fullReport,
  manualEntry,
  ownManual,
  OWNER,
  QUESTIONS,
  serveManual,
  showManual,
} from '../../testing/user-manual.fixtures.ts';

const server = setupApiServer();
beforeEach(() => {
  localStorage.clear();
  server.use(on('userManual.suggest', () => ({ Description: 'Text.', Label: 'Composed' })));
});

/** The documented message of every failure of a DISC entry (people §8). */
const OF_ENTRY = { broken: MESSAGES.discFailed };
const WITHOUT_FILE = ownManual({
  ...ENTERED,
  ManualUserManual: manualEntry({ FilePath: null, File: null }),
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choosePdf = () =>
  userEvent.upload(screen.getByLabelText('PDF'), new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));

function show(manual = ownManual()) {
  serveManual(server, manual, fullReport());
  return showManual(server, OWNER);
}

/** Those of the assessment's own page are said there. */
type Change = Exclude<ChangeOf<'userManual'>, 'userManual.answer' | 'userManual.connect'>;
const WALKS: Readonly<Record<Change, () => Promise<ChangeOnScreen>>> = {
  'userManual.register': async () => {
    const { toasts } = show();
    return { toasts, press: () => press('Start') };
  },
  'userManual.save': async () => {
    const { toasts } = show(ownManual(ENTERED));
    await press('Edit DISC Manually');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: /^Description/ }), ' More.');
    return { toasts, press: () => press('Save'), says: OF_ENTRY };
  },
  'userManual.upload': async () => {
    const { toasts } = show(WITHOUT_FILE);
    await screen.findByRole('button', { name: 'Add Attachment' });
    return { toasts, press: choosePdf, says: OF_ENTRY };
  },
  'userManual.attach': async () => {
    server.use(on('userManual.upload', () => ({ data: 'file-2' })));
    const { toasts } = show(WITHOUT_FILE);
    await screen.findByRole('button', { name: 'Add Attachment' });
    return { toasts, press: choosePdf, says: OF_ENTRY };
  },
  'userManual.saveAnswers': async () => {
    const { toasts } = show(ownManual(COMPLETE, { Questions: QUESTIONS }));
    await press('Edit answers');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit answers' }));
    await userEvent.click(drawer.getByRole('button', { name: 'In person' }));
    return { toasts, press: () => press('Save') };
  },
  'userManual.remove': async () => {
    const { toasts } = show(ownManual(COMPLETE));
    await press('Remove user manual');
    const question = within(await screen.findByRole('alertdialog'));
    const confirm = async () => {
      await waitFor(() =>
        expect(question.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-busy'),
      );
      await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    };
    return { toasts, press: confirm };
  },
};

test.each(Object.keys(WALKS) as Change[])('[D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});

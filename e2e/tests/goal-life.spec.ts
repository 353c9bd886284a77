import type { Account } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { GoalViewer } from '../src/goal-viewer.ts';
import { keepPicture } from '../src/screens.ts';

const OWNER = 'Mateusz Wójcik';
const MANAGER = 'Zoë Lefèvre';
const ADMIN = 'Oluwaseun Adébáyò';

test('[GOAL-117] [GOAL-119] [GOAL-120] [GOAL-123] [GOAL-121] [GOAL-132] [GOAL-135] [GOAL-124] [GOAL-125] [GOAL-129] [GOAL-130] [GOAL-131] [GOAL-048] [GOAL-146] [LIVE-006] the whole life of a goal, live before the eyes of its owner, their manager and a Goal Admin who follows it', async ({
  visit,
  api,
}) => {
  // Three browsers and some hundred steps.
  test.setTimeout(480_000);
  let title = `Answer hospital tickets within a day (${Date.now()})`;
  const { me } = await api('contributor');
  // Searched for from the start: the list would open the first goal, and another test may remove it.
  const path = `/v3/goals?owners=${me.Profile.Id}&q=${encodeURIComponent(title)}`;
  const enter = async (account: Account, name: string) =>
    new GoalViewer((await visit(account, path)).page, name);
  const owner = await enter('contributor', OWNER);
  const manager = await enter('manager', MANAGER);
  const admin = await enter('goaladmin', ADMIN);
  const all = [owner, manager, admin];

  await test.step('a draft is seen by its owner and the Goal Admin, and by nobody else', async () => {
    const form = await owner.goals.openForm();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Measurement').fill('Share of tickets answered on the day they came in.');
    await owner.goals.alignWith('111%', 'from 111% to 118% Zoë Lefèvre');
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form).toBeHidden();
    await owner.sees(title, { state: 'draft', row: 'Draft', waiting: null, can: ['Request Approval'] });
    await owner.may(['Edit', 'Delete']);
    await expect(admin.goals.row(title)).toContainText('Draft');
    await admin.goals.row(title).getByRole('link', { name: title }).click();
    await admin.sees(title, { state: 'draft', can: ['Publish'], cannot: ['Request Approval', 'Update'] });
    await expect(manager.goals.row(title)).toHaveCount(0);
  });

  await test.step('asked for approval, it appears before the manager, who is the one waited for', async () => {
    const dialog = await owner.goals.press('Request Approval');
    await expect(dialog.getByText(`${MANAGER} will be notified.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Request Approval' }).click();
    await expect(dialog).toBeHidden();
    const waiting = `Waiting for ${MANAGER} to approve`;
    await owner.sees(title, {
      state: 'review',
      rowLacks: 'Draft',
      row: `Waiting for ${MANAGER}`,
      waiting,
      can: ['Retract'],
      cannot: ['Approve', 'Request Approval', 'Update'],
    });
    await expect(manager.goals.row(title)).toContainText('Needs Review');
    await manager.goals.row(title).getByRole('link', { name: title }).click();
    await manager.sees(title, {
      state: 'review',
      row: 'Waiting for you',
      waiting: 'asks to approve this goal',
      can: ['Approve'],
      cannot: ['Retract', 'Publish', 'Update'],
    });
    await manager.isTold(title, `${OWNER} asks for approval`);
    await admin.sees(title, {
      state: 'review',
      rowLacks: 'Needs Review',
      waiting,
      can: ['Approve', 'Follow'],
      cannot: ['Retract', 'Publish'],
    });
    await admin.button('Follow').click();
    await expect(admin.button('Following')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('changes need a comment; the manager loses sight of the draft, the others read why', async () => {
    const dialog = await manager.goals.startReview();
    await dialog.getByRole('radio', { name: /^No/ }).check();
    await expect(dialog.getByRole('button', { name: 'Comment Is Required' })).toBeDisabled();
    await dialog.getByLabel(/Comment/).fill('Which hospitals? Please name them.');
    await dialog.getByRole('button', { name: 'Request Changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(manager.goals.row(title)).toHaveCount(0);
    for (const viewer of [owner, admin]) {
      await viewer.sees(title, {
        state: 'draft',
        row: 'Draft',
        can: ['Edit'],
        cannot: ['Retract', 'Approve'],
      });
      await expect(viewer.goals.detail.getByText(`${MANAGER} requested changes`)).toBeVisible();
      await expect(viewer.goals.detail.getByText('Which hospitals? Please name them.')).toBeVisible();
    }
    await owner.isTold(title, `${MANAGER} asks for changes`);
  });

  await test.step('changed and submitted again, it is back before the manager', async () => {
    const form = await owner.goals.press('Edit');
    await form.getByLabel('Measurement').fill('Share of tickets of the 40 mid-market hospitals.');
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expect(form).toBeHidden();
    await owner.sees(title, { state: 'review', can: ['Retract'] });
    await admin.sees(title, { state: 'review', can: ['Approve'] });
    await expect(
      admin.goals.detail.getByText('Share of tickets of the 40 mid-market hospitals.'),
    ).toBeVisible();
    await expect(manager.goals.row(title)).toContainText('Needs Review');
    await manager.goals.row(title).getByRole('link', { name: title }).click();
    await manager.sees(title, { state: 'review', waiting: 'asks to approve this goal', can: ['Approve'] });
  });

  await test.step('approved: the owner may update it, no decision is pending, the follower is notified', async () => {
    await manager.decides('Yes', 'Approve');
    await owner.sees(title, {
      state: 'approved',
      row: 'No update yet',
      waiting: null,
      can: ['Update'],
      cannot: ['Retract'],
    });
    await owner.may(['Edit', 'Finalize', 'Request to Shelve']);
    await manager.sees(title, {
      state: 'approved',
      rowLacks: 'Needs Review',
      waiting: null,
      cannot: ['Update', 'Approve'],
    });
    await manager.may(['Shelve', 'Change Ownership', 'Change Parent Goal']);
    await admin.sees(title, { state: 'approved', waiting: null, cannot: ['Update', 'Approve'] });
    for (const viewer of [owner, admin]) await viewer.isTold(title, `${MANAGER} approved the goal`);
  });

  await test.step('edits of the approved goal wait for the manager while the goal stays as it is', async () => {
    await owner.goals.choose('Edit');
    const form = owner.goals.dialog;
    await form.getByLabel('Title').fill(`${title}, weekends too`);
    await form.getByLabel('Description').fill('The desk is staffed on weekends from October on.');
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expect(form).toBeHidden();
    const waiting = `Waiting for ${MANAGER} to approve`;
    await owner.sees(title, {
      state: 'approved',
      row: 'Pending edits',
      waiting,
      can: ['Retract', 'View edits', 'Update'],
    });
    await manager.sees(title, {
      state: 'approved',
      row: /Needs Review.*Pending edits/s,
      waiting: 'asks to change title and description',
      can: ['Approve', 'View edits'],
    });
    await admin.sees(title, {
      state: 'approved',
      row: 'Pending edits',
      waiting,
      can: ['Approve', 'View edits'],
    });
    await expect(admin.goals.detail.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await manager.isTold(title, `${OWNER} asks for approval of changes`);
  });

  await test.step('the edits are approved: everyone reads the new words', async () => {
    const dialog = await manager.goals.startReview();
    await expect(dialog.getByText('weekends too').first()).toBeVisible();
    await dialog.getByRole('radio', { name: /^Yes/ }).check();
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();
    title = `${title}, weekends too`;
    for (const viewer of all) {
      await expect(viewer.goals.detail.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await viewer.sees(title, { state: 'approved', rowLacks: 'Pending edits', waiting: null });
      await expect(
        viewer.goals.detail.getByText('The desk is staffed on weekends from October on.'),
      ).toBeVisible();
    }
    await owner.isTold(title, `${MANAGER} approved the changes`);
  });

  await test.step('the weekly update is in both lists at once, and the follower is notified', async () => {
    const comment = 'The weekend desk opened with two people.';
    await owner.goals.postUpdate({ likelihood: 'Likely', quality: 'Good', comment });
    for (const viewer of all) {
      await viewer.sees(title, { state: 'approved', row: 'Likelihood: Likely', rowLacks: 'No update yet' });
      await expect(viewer.goals.row(title)).toContainText('Quality: Good');
      await expect(viewer.goals.detail.getByText(comment)).toBeVisible();
    }
    for (const viewer of [manager, admin]) await viewer.isTold(title, `${OWNER} posted week`);
  });

  await test.step('the manager’s comment appears in the histories that are open, and its tools are the author’s', async () => {
    for (const viewer of all)
      await viewer.goals.detail.getByRole('tab', { name: /^History and Comments/ }).click();
    await manager.button('Add Comment').click();
    await manager.goals.detail
      .getByLabel('Comment on the latest update')
      .fill('Good start. Who stands in on Sundays?');
    await manager.button('Comment').click();
    // The newest entry is first: the update, with the comment on it.
    const newest = ({ goals }: GoalViewer) =>
      goals.detail.getByRole('list', { name: 'History and comments' }).getByRole('listitem').first();
    for (const viewer of all)
      await expect(newest(viewer)).toContainText('Good start. Who stands in on Sundays?');
    await expect(newest(manager).getByRole('button', { name: 'Edit comment' })).toHaveCount(1);
    await expect(newest(owner).getByRole('button', { name: 'Edit comment' })).toHaveCount(1);
    await expect(newest(admin).getByRole('button', { name: 'Edit comment' })).toHaveCount(0);
    for (const viewer of [owner, admin]) await viewer.isTold(title, `${MANAGER} commented`);
    for (const viewer of all) await viewer.goals.detail.getByRole('tab', { name: 'Details' }).click();
  });

  await test.step('while shelving is requested no update is offered, and the manager’s decision is pending', async () => {
    await owner.goals.choose('Request to Shelve');
    await owner.goals.dialog.getByLabel(/Comment/).fill('The desk moves to another team.');
    const dialog = owner.goals.dialog;
    await dialog.getByRole('button', { name: 'Request to Shelve' }).click();
    await expect(dialog).toBeHidden();
    const waiting = `Waiting for ${MANAGER} to approve the shelving`;
    await owner.sees(title, {
      state: 'shelving_in_review',
      waiting,
      can: ['Cancel Shelving'],
      cannot: ['Update'],
    });
    await manager.sees(title, {
      state: 'shelving_in_review',
      row: 'Needs Review',
      waiting: 'asks to shelve this goal',
      can: ['Approve'],
      cannot: ['Cancel Shelving'],
    });
    await admin.sees(title, {
      state: 'shelving_in_review',
      waiting,
      can: ['Approve'],
      cannot: ['Cancel Shelving'],
    });
    await manager.isTold(title, `${OWNER} asks to shelve the goal`);
  });

  await test.step('shelved, it can only be reactivated', async () => {
    await manager.decides('Yes', 'Approve', 'Agreed.');
    for (const viewer of all) {
      await viewer.sees(title, {
        state: 'shelved',
        row: 'Shelved',
        rowLacks: 'Needs Review',
        waiting: null,
        can: ['Reactivate'],
        cannot: ['Update', 'Approve', 'Cancel Shelving'],
      });
    }
    await owner.isTold(title, `${MANAGER} approved the request to shelve the goal`);
  });

  await test.step('reactivated, it goes on where it was', async () => {
    const dialog = await owner.goals.press('Reactivate');
    await dialog.getByRole('button', { name: 'Reactivate' }).click();
    await expect(dialog).toBeHidden();
    for (const viewer of all)
      await viewer.sees(title, {
        state: 'approved',
        row: 'Likelihood: Likely',
        rowLacks: 'Shelved',
        waiting: null,
        cannot: ['Reactivate'],
      });
    await expect(owner.button('Update').first()).toBeVisible();
    await manager.isTold(title, `${OWNER} reactivated the goal`);
  });

  await test.step('the owner’s result waits for the manager’s review', async () => {
    await owner.goals.choose('Finalize');
    const drawer = owner.goals.dialog;
    await drawer.getByRole('radio', { name: /^Yes/ }).check();
    await drawer.getByRole('radio', { name: /^Good/ }).check();
    await drawer.getByLabel('Description of the result').fill('94% of tickets were answered within a day.');
    await drawer.getByRole('button', { name: 'Submit Result' }).click();
    await expect(drawer).toBeHidden();
    const waiting = `Waiting for ${MANAGER} to review the result`;
    await owner.sees(title, {
      state: 'results_in_review',
      row: 'Results in review',
      waiting,
      can: ['Retract Result'],
      cannot: ['Update', 'Review Result'],
    });
    await manager.sees(title, {
      state: 'results_in_review',
      row: /Needs Review.*Results in review/s,
      waiting: 'Waiting for you to review the result',
      can: ['Review Result'],
      cannot: ['Retract Result'],
    });
    await admin.sees(title, {
      state: 'results_in_review',
      waiting,
      can: ['Review Result'],
      cannot: ['Retract Result'],
    });
    for (const viewer of [manager, admin])
      await expect(viewer.goals.detail.getByText('94% of tickets were answered within a day.')).toBeVisible();
    await manager.isTold(title, `${OWNER} submitted the result`);
  });

  await test.step('the manager sees it differently: finalized in dispute, for everyone', async () => {
    const drawer = await manager.goals.press('Review Result');
    await expect(drawer.getByText('Achieved · Quality: Good')).toBeVisible();
    await drawer.getByRole('radio', { name: /^No/ }).check();
    await drawer.getByLabel('Feedback').fill('Weekends were answered in two days on average.');
    await drawer.getByRole('button', { name: 'Finalize' }).click();
    await expect(drawer).toBeHidden();
    for (const viewer of all) {
      await viewer.sees(title, {
        state: 'finalized',
        row: 'Finalized (In Dispute)',
        rowLacks: 'Needs Review',
        waiting: null,
        cannot: ['Update', 'Review Result', 'Retract Result', 'Reactivate'],
      });
      const result = viewer.goals.detail.getByRole('tabpanel', { name: 'Details' });
      await expect(result.getByText('In Dispute', { exact: true })).toBeVisible();
      await expect(result.getByText('94% of tickets were answered within a day.')).toBeVisible();
      await expect(result.getByText('Weekends were answered in two days on average.')).toBeVisible();
    }
    await owner.may([]);
    await manager.may(['Edit Review']);
    await admin.may(['Delete']);
    for (const viewer of [owner, admin]) await viewer.isTold(title, `${MANAGER} finalized the goal`);
    await keepPicture(owner.page, 'goal-life-in-dispute');
  });
});

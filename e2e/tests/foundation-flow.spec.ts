import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { goInApp } from '../src/in-app.ts';
import { keepPicture, SIZES } from '../src/screens.ts';

// As people's are.
test.use({ isFresh: true });

/** The same flow at each size, of one person in light and one in dark: what they see differs, what they can do does not. */
for (const [name, options] of Object.entries(SIZES)) {
  test(`[SHELL-001] [SHELL-002] [GOAL-119] [GOAL-123] [GOAL-121] [GOAL-098] ${name}: a goal is requested, sent back, resubmitted, approved and predicted, live in two browsers`, async ({
    signIn,
  }) => {
    const title = `Shorten onboarding of new hospitals (${name}, ${Date.now()})`;
    const contributor = await signIn('contributor', options);
    const manager = await signIn('manager', { ...options, colorScheme: 'dark' });
    const contributorGoals = new GoalsPage(contributor.page);
    const managerGoals = new GoalsPage(manager.page);
    await expect(contributor.page).toHaveURL(/\/v3\/home$/);
    await keepPicture(contributor.page, `${name}-home`);

    await test.step('the contributor requests approval of a goal aligned to the manager’s', async () => {
      await new Frame(contributor.page).goTo('Goals');
      const form = await contributorGoals.openForm();
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Measurement').fill('Median working days from signature to the first patient.');
      await contributorGoals.alignWith('111%', 'from 111% to 118% Zoë Lefèvre');
      await form.getByRole('button', { name: 'Request Approval' }).click();
      await expect(form).toBeHidden();
      await expect(contributor.page.getByRole('heading', { name: title })).toBeVisible();
      await expect(contributor.page.getByText(/Waiting for Zoë Lefèvre to approve/)).toBeVisible();
      await keepPicture(contributor.page, `${name}-requested`);
    });

    await test.step('the manager is notified without a reload and requests changes', async () => {
      await new Frame(manager.page).openNotificationAbout(title);
      await expect(manager.page.getByRole('heading', { name: title })).toBeVisible();
      await expect(manager.page.getByText('asks to approve this goal')).toBeVisible();
      const review = await managerGoals.startReview();
      await expect(review.getByRole('button', { name: 'Select Yes or No' })).toBeDisabled();
      await review.getByRole('radio', { name: /^No/ }).check();
      await expect(review.getByRole('button', { name: 'Comment Is Required' })).toBeDisabled();
      await review.getByLabel(/Comment/).fill('Name the baseline, please.');
      await keepPicture(manager.page, `${name}-review`);
      await review.getByRole('button', { name: 'Request Changes' }).click();
      await expect(review).toBeHidden();
    });

    await test.step('the contributor sees it live, edits and resubmits', async () => {
      await expect(contributor.page.getByText('Name the baseline, please.').first()).toBeVisible();
      const form = await contributorGoals.startEdit();
      await form.getByLabel('Measurement').fill('Median working days; baseline 21, measured on December 31.');
      await form.getByRole('button', { name: 'Request Approval' }).click();
      await expect(form).toBeHidden();
      await expect(contributor.page.getByText(/Waiting for Zoë Lefèvre to approve/)).toBeVisible();
    });

    await test.step('the manager finds it among the goals that need a review and approves', async () => {
      await manager.page.goto(`/v3/goals?q=${encodeURIComponent(title)}`);
      await expect(managerGoals.row(title)).toContainText('Needs Review');
      await managerGoals.row(title).getByRole('link', { name: title }).click();
      await expect(manager.page.getByRole('heading', { name: title })).toBeVisible();
      const review = await managerGoals.startReview();
      await review.getByRole('radio', { name: /^Yes/ }).check();
      await review.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(review).toBeHidden();
    });

    await test.step('the manager keeps the list open, where the goal has no prediction yet', async () => {
      await manager.page.goto(`/v3/goals?q=${encodeURIComponent(title)}`);
      await expect(managerGoals.row(title)).toContainText('No update yet');
    });

    await test.step('the contributor posts this week’s prediction', async () => {
      const comment = 'Two hospitals went live a week early.';
      await contributorGoals.postUpdate({ likelihood: 'Likely', quality: 'Very good', comment }, () =>
        keepPicture(contributor.page, `${name}-update`),
      );
    });

    await test.step('the manager sees the list change, and the comment on the goal', async () => {
      await expect(managerGoals.row(title)).toContainText('Likelihood: Likely');
      await expect(managerGoals.row(title)).toContainText('Quality: Very good');
      await keepPicture(manager.page, `${name}-predicted`);
      await managerGoals.row(title).getByRole('link', { name: title }).click();
      await expect(manager.page.getByText('Two hospitals went live a week early.').first()).toBeVisible();
    });

    await test.step('both sign out and are left with the login', async () => {
      for (const { page } of [contributor, manager]) {
        // On a phone a goal fills the screen, the profile menu included.
        await goInApp(page, '/v3/home');
        await new Frame(page).signOut();
        await expect(page.getByRole('heading', { name: 'Log in to Acme' })).toBeVisible();
      }
    });
  });
}

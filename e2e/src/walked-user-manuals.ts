import type { Assessment } from '@cadence/shared-contract';
import { expect } from './expect.ts';
import { assessmentPath, manualPath } from './user-manual-api.ts';
import { answer, leaveUnsaved, openBy, press, tab, type Open } from './walked-actions.ts';
import type { WalkedArea } from './walked-screens.ts';

const PROFILE = '/v3/profile';

/** The form with a type, and the description that is suggested for it. */
const writeEntry: Open = async (page) => {
  await tab('User Manual', 'Add DISC Manually')(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: /^SC,/ }).check();
  await expect(drawer.getByRole('complementary', { name: 'Suggested description' })).toBeVisible();
  await expect(drawer.getByText(/^Draft saved on this device/)).toBeVisible();
};

/** Has the page read the assessment as if every group had an answer, and an own entry were to be replaced. */
function answerAll(assessment: Assessment): Open {
  const Answers = assessment.Groups.map(({ Group }) => ({ Group, Most: 0, Least: 1 }));
  return answer('userManual.assessment', { ...assessment, Answers, ReplacesEntry: true });
}

const leaveEntry: Open = async (page) => {
  await tab('User Manual')(page);
  await leaveUnsaved('Edit DISC Manually', /^Description/, 'Cancel')(page);
};

const chooseBoth: Open = async (page) => {
  await page
    .getByRole('radio', { name: /^Most like me/ })
    .first()
    .check();
  await page
    .getByRole('radio', { name: /^Least like me/ })
    .last()
    .check();
};

/** User manuals of the demo, which nothing here changes. */
export const WALKED_USER_MANUALS: readonly (WalkedArea & { readonly account: string })[] = [
  {
    area: 'user manuals of a team',
    account: 'manager',
    screens: async ({ manuals }) => {
      const { idOf, managerId, finished } = await manuals();
      const own = manualPath(managerId);
      const wheel = `/v3/profile/${managerId}/reports?view=manuals`;
      return [
        { name: 'own user manual', path: own },
        { name: 'own report in full', path: own, open: press('Show: Full report') },
        { name: 'own answers', path: own, open: openBy('Edit answers') },
        { name: 'assessment taken again', path: own, open: openBy('Take it again') },
        { name: 'user manual removed', path: own, open: openBy('Remove user manual') },
        {
          name: 'user manual of another',
          path: manualPath(idOf('Nguyễn Thị Hương')),
          open: press('Show: Full report'),
        },
        { name: 'entry of another', path: manualPath(idOf('Björk Þórðardóttir')) },
        { name: 'wheel of a team', path: wheel },
        { name: 'person on the wheel', path: `${wheel}&person=${idOf('Björk Þórðardóttir')}` },
        { name: 'assessment finished', path: assessmentPath(finished) },
      ];
    },
  },
  {
    area: 'no user manual yet',
    account: 'contributor',
    screens: async () => [
      { name: 'ways to a user manual', path: PROFILE, open: tab('User Manual') },
      { name: 'entry being written', path: PROFILE, open: writeEntry },
    ],
  },
  {
    area: 'an own entry',
    account: 'lucia.hernandez',
    screens: async () => [
      { name: 'own entry', path: PROFILE, open: tab('User Manual') },
      { name: 'entry replaced', path: PROFILE, open: tab('User Manual', 'Start') },
      { name: 'entry being edited', path: PROFILE, open: tab('User Manual', 'Edit DISC Manually') },
      { name: 'entry left', path: PROFILE, open: leaveEntry },
    ],
  },
  {
    area: 'an assessment',
    account: 'jose.munoz',
    screens: async ({ assessment, manuals }) => {
      const begun = await assessment('jose.munoz');
      const path = assessmentPath(begun.PublicKey);
      const { managerId } = await manuals();
      return [
        { name: 'assessment in progress', path: PROFILE, open: tab('User Manual') },
        { name: 'report in short', path: manualPath(managerId), open: press('Show: About this type') },
        { name: 'group', path, open: chooseBoth },
        { name: 'group without an answer', path, open: press('Next') },
        { name: 'open questions', path, prepare: answerAll(begun) },
        { name: 'end of the assessment', path, prepare: answerAll(begun), open: press('Skip') },
      ];
    },
  },
];

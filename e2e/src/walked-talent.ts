import { fetched, openBy, press, choose, dialogShown, send, tab, type Open } from './walked-actions.ts';
import type { WalkedArea } from './walked-screens.ts';

const TALENT = '/v3/talent';
const MATRIX = `${TALENT}/matrix`;
const OWN = `${TALENT}/myappraisal`;
/** A quarter that no organisation has. */
const NO_QUARTER = 2_147_483_000;

/** Unfolds the signatures that do not count any more. */
const unfoldSignatures: Open = (page) => page.getByText(/^Earlier signatures/).click();

const writeMore: Open = async (page) => {
  const review = page.getByRole('textbox', { name: 'Review' });
  await review.click();
  await page.keyboard.type('Not saved. ');
  await press('Cancel')(page);
};

/** Appraisals of the demo's team and organisation, which nothing here changes. */
export const WALKED_TALENT: readonly (WalkedArea & { readonly account: string })[] = [
  {
    area: 'appraisals of a team',
    account: 'manager',
    screens: async ({ appraisals }) => {
      const { idOf } = await appraisals();
      const profile = `/v3/profile/${idOf('Kateřina Dvořáková').person}`;
      return [
        { name: 'team', path: TALENT },
        { name: 'team at one status', path: TALENT, open: press(/^Shared \(60%\)/) },
        { name: 'quarters', path: TALENT, open: openBy(/^Quarter: /), isFleeting: true },
        { name: 'everyone beneath', path: TALENT, open: press('Everyone beneath') },
        { name: 'quarter without appraisals', path: `${TALENT}/${NO_QUARTER}/1` },
        { name: 'matrix of a team', path: MATRIX },
        { name: 'appraisals on a profile', path: profile, open: tab('Appraisals') },
        { name: 'own appraisal', path: OWN },
      ];
    },
  },
  {
    area: 'writing an appraisal',
    account: 'manager',
    screens: async ({ appraisals }) => {
      const { idOf } = await appraisals();
      const begun = idOf('Maximilian von Hohenstaufen-Weißenfels').path;
      const written = idOf('José Ángel Muñoz').path;
      const shared = idOf('Mateusz Wójcik').path;
      return [
        { name: 'appraisal begun', path: begun },
        { name: 'what is missing', path: begun, open: press('Share') },
        { name: 'first draft', path: begun, open: press('First draft from the goals') },
        { name: 'steps of an appraisal', path: written, open: openBy('More actions'), isFleeting: true },
        { name: 'share', path: `${written}?do=share`, open: dialogShown },
        { name: 'as the employee reads it', path: written, open: openBy('Share', /^Read it as/) },
        { name: 'appraisal deleted', path: `${written}?do=delete`, open: dialogShown },
        { name: 'take back', path: shared, open: choose('More actions', 'Take back') },
        { name: 'writing given up', path: shared, open: writeMore },
      ];
    },
  },
  {
    area: 'signing an appraisal',
    account: 'manager',
    screens: async ({ appraisals }) => {
      const { idOf } = await appraisals();
      const edited = idOf('Kateřina Dvořáková').path;
      const agreed = idOf('Łukasz Żebrowski').path;
      const completed = idOf('Nguyễn Thị Hương').path;
      return [
        { name: 'appraisal signed by the employee', path: agreed },
        { name: 'signature of the manager', path: agreed, open: openBy('Sign') },
        { name: 'signature refused', path: agreed, open: send('Sign') },
        { name: 'appraisal edited after the signature', path: edited },
        { name: 'question about a rating', path: `${edited}?do=answer`, open: dialogShown },
        { name: 'completed appraisal', path: completed },
        {
          name: 'history of an appraisal',
          path: completed,
          open: fetched(choose('More actions', 'History'), (drawer) => drawer.getByRole('listitem')),
        },
      ];
    },
  },
  {
    area: 'a letter to sign',
    account: 'contributor',
    screens: async () => [
      { name: 'letter', path: OWN },
      { name: 'letter with goals', path: OWN, open: press(/^Your \d+ goals? of the quarter/) },
      { name: 'letter signed without a name', path: OWN, open: press('Sign') },
    ],
  },
  {
    area: 'a letter edited after it was signed',
    account: 'katerina.dvorakova',
    screens: async () => [
      { name: 'letter edited', path: OWN },
      { name: 'text that was signed', path: OWN, open: openBy(/^Text of/) },
      { name: 'letter signed again', path: OWN, open: press('Sign again') },
      { name: 'signature changed', path: OWN, open: press('Edit signature') },
    ],
  },
  {
    area: 'a completed letter',
    account: 'huong.nguyen',
    screens: async () => [
      { name: 'completed letter', path: OWN },
      { name: 'earlier signatures', path: OWN, open: unfoldSignatures },
    ],
  },
  {
    area: 'no letter yet',
    account: 'siobhan.obriain',
    screens: async ({ appraisals }) => {
      const { periodId } = await appraisals();
      return [{ name: 'appraisal not started', path: `${OWN}?period=${periodId}` }];
    },
  },
  {
    area: 'appraisals of the organization',
    account: 'ceo',
    screens: async ({ appraisals }) => {
      const { periodId, idOf } = await appraisals();
      const organization = `${TALENT}/${periodId}/0`;
      const matrix = `${MATRIX}/${periodId}/0`;
      return [
        { name: 'departments', path: organization },
        { name: 'department opened', path: organization, open: press(/^Customer ?Success/) },
        { name: 'people at one status', path: organization, open: press(/^Shared \(60%\)/) },
        { name: 'matrix', path: matrix },
        { name: 'chosen cell', path: `${matrix}?cell=2-2` },
        { name: 'matrix compared', path: `${matrix}?cell=2-2&compare=${periodId - 1}` },
        { name: 'table', path: `${matrix}?view=table&by=managers` },
        { name: 'question to a reviewer', path: `${matrix}?view=table`, open: openBy(/^Ask about/) },
        { name: 'question refused', path: `${matrix}?view=table`, open: openBy(/^Ask about/, 'Ask') },
        {
          name: 'what differs from the text signed',
          path: idOf('Kateřina Dvořáková').path,
          open: press('What differs'),
        },
      ];
    },
  },
  {
    area: 'appraisals for HR',
    account: 'hradmin',
    screens: async ({ appraisals }) => {
      const { idOf } = await appraisals();
      const completed = idOf('Nguyễn Thị Hương').path;
      return [
        { name: 'team of HR', path: TALENT },
        { name: 'appraisal reopened', path: completed, open: choose('More actions', 'Reopen') },
        { name: 'reopened without a reason', path: `${completed}?do=reopen`, open: openBy('Reopen') },
      ];
    },
  },
];

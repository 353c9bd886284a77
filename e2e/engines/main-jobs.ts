import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { emailOf } from '../src/accounts.ts';
import { expect } from '../src/expect.ts';
import { openedPath } from '../src/reports-api.ts';
import { latestPeriod, startAfresh } from '../src/talent-api.ts';
import { MY_APPRAISALS, TALENT } from '../src/talent-page.ts';
import { test } from './engine-test.ts';
import { button, dialog, heading, link, part, PATIENCE, region, textbox } from './hand.ts';
import { PAGES } from './pages.ts';

const radio = (name: string | RegExp) => part('radio', name);
const group = (name: string | RegExp) => part('radiogroup', name);

const NOT_SHOWN = /can’t be shown right now/;

const FIRST_GOAL = 'Answer within the hour';
/** Who is in no other test of a run, with their reviewers. */
const APPRAISED = {
  firefox: { reviewer: 'davor.kovacevic@acme.example', employee: 'lucia.hernandez@acme.example' },
  webkit: { reviewer: 'hannah.osei@acme.example', employee: 'noemie.caron@acme.example' },
} as const;

/** What a word processor leaves on the clipboard. */
const COPIED =
  '<p class=MsoNormal style="color:red" onclick="window.ran=1"><b>From Word</b><script>window.ran=1</script></p>';

/** Declares the tests of the main jobs, for the engine of the file. */
export function doMainJobs(): void {
  test('every page of the menu and behind it is shown', async ({ enter }) => {
    const hand = await enter(emailOf('manager'));
    const paths = await hand.page.ask(
      () =>
        [...document.querySelectorAll('nav[aria-label="Main"] li a')].map((item) =>
          item.getAttribute('href'),
        ),
      null,
    );
    expect(Object.keys(PAGES)).toEqual(expect.arrayContaining(paths));
    for (const [path, shown] of Object.entries(PAGES)) {
      await hand.goTo(path);
      await hand.sees(shown);
      await hand.loaded();
      const { text } = await hand.sees(part('main'));
      expect(text, path).not.toMatch(NOT_SHOWN);
    }
  });

  test('a goal is written, approved, updated and finalized, and each page hears of it', async ({
    enter,
    team,
  }) => {
    // Two browsers and some thirty steps.
    test.slow();
    const [writer, boss] = await Promise.all([enter(team.report.email), enter(team.manager.email)]);
    const [list, detail] = [region('Goals list'), region('Goal')];
    await boss.goTo('/v3/goals');
    await boss.sees(list);
    await boss.loaded();

    await test.step('written, and sent for approval', async () => {
      await writer.goTo('/v3/goals');
      await writer.press(button('Add Goal'));
      const form = dialog('Add goal');
      await writer.write(FIRST_GOAL, form, textbox(/^Objective/));
      await writer.write('Counted every Friday.', form, textbox(/^Key Results/));
      await writer.press(form, button('Request Approval'));
      await writer.press(button('Proceed With No Parent'));
      await writer.misses(form);
    });

    await test.step('approved by the manager, before whom it has appeared', async () => {
      await boss.press(list, link(FIRST_GOAL));
      await boss.press(detail, button(/^Approve/));
      const question = part('dialog');
      await boss.press(question, radio(/^Yes/));
      await boss.press(question, button(/^Approve/));
      await boss.misses(question);
    });

    await test.step('the week is predicted by the owner, whose page knows that it may be', async () => {
      await writer.press(list, link(FIRST_GOAL));
      await writer.press(detail, button('Update'));
      const update = dialog('Weekly update');
      await writer.press(update, group(/^Likelihood/), radio(/^Likely/));
      await writer.press(update, group(/^Quality/), radio(/^Good/));
      await writer.press(update, button('Save Update'));
      await writer.misses(update);
      await boss.reads(/Likelihood: Likely/, list);
    });

    await test.step('its result is reviewed', async () => {
      await writer.press(detail, button('More actions'));
      await writer.press(part('menuitem', 'Finalize'));
      const result = part('dialog');
      await writer.press(result, radio(/^Yes/));
      await writer.press(result, radio(/^Good/));
      await writer.write('Nine of ten.', result, textbox(/^Description of the result/));
      await writer.press(result, button('Submit Result'));
      await writer.misses(result);
      await boss.press(detail, button('Review Result'));
      const review = dialog('Review result');
      await boss.press(review, radio(/^Yes/));
      await boss.write('Well done.', review, textbox('Feedback'));
      await boss.press(review, button('Finalize'));
      await boss.misses(review);
      await writer.reads(/Finalized/, list);
    });

    await test.step('it is found from anywhere', async () => {
      await boss.goTo('/v3/help');
      await boss.press(button(/^Search or jump to/));
      await boss.write(FIRST_GOAL, part('combobox', /^Search/));
      await boss.press(part('option', new RegExp(FIRST_GOAL)));
      await boss.sees(detail, heading(FIRST_GOAL));
    });
  });

  test('a note is written with formats, and what was copied elsewhere is pasted clean', async ({
    enter,
    team,
  }) => {
    const hand = await enter(team.manager.email);
    await hand.goTo(`/v3/profile/${team.report.id}/notes`);
    await hand.press(button('Add Note'));
    const drawer = dialog('Add note');
    const text = textbox('Note');
    await hand.write('Written elsewhere', drawer, textbox('Title'));
    await hand.press(drawer, text);
    await hand.press(drawer, part('toolbar'), button('Bold'));
    await hand.type('bold');
    await hand.press(drawer, part('toolbar'), button('Bold'));
    await hand.type(' plain');
    await hand.key('Enter');
    await hand.paste(COPIED);
    await hand.reads(/bold plain\s*From Word/, drawer, text);
    await hand.press(drawer, button('Save'));
    await hand.misses(drawer);
    const card = part('article');
    await hand.reads(/bold plain\s*From Word/, card);
    const strong = await hand.page.ask(
      () => [...document.querySelectorAll('article strong')].map(({ textContent }) => textContent),
      null,
    );
    expect(strong).toEqual(['bold', 'From Word']);
    expect(await hand.page.ask(() => 'ran' in window, null)).toBe(false);
  });

  test('the org chart is drawn, a report is saved as a file, and a page for paper is laid out', async ({
    enter,
    engine,
    api,
  }) => {
    const { me } = await api('manager');
    const hand = await enter(emailOf('ceo'));

    await test.step('the chart', async () => {
      await hand.goTo('/v3/organization?view=chart');
      const chart = part('application', 'Org chart');
      await hand.press(chart, button(/^Ingrid Søndergaard/));
      await hand.reads(/Ingrid Søndergaard/, region('Selected employee'));
      const [above, below] = [
        await hand.sees(chart, button(/^Ingrid Søndergaard/)),
        await hand.sees(chart, button(/^Ana Ruiz/)),
      ];
      expect(below.spot?.y).toBeGreaterThan(above.spot?.y ?? Infinity);
    });

    await test.step('the file', async () => {
      await hand.goTo(openedPath(REPORT_IDS.userList));
      await hand.press(part('main'), button('CSV'));
      const saved = async () => (await readdir(engine.downloads)).filter((name) => name.endsWith('.csv'));
      await expect.poll(saved, PATIENCE).toHaveLength(1);
      const [name = ''] = await saved();
      await expect
        .poll(() => readFile(join(engine.downloads, name), 'utf8'), PATIENCE)
        .toContain(me.Profile.Name);
    });

    await test.step('the sheets', async () => {
      await hand.goTo(`${openedPath(REPORT_IDS.teamGoalUpdates)}/${me.Profile.Id}/${me.Period.Id}`);
      await hand.sees(heading(`Team of ${me.Profile.Name}`));
      await hand.loaded();
    });
  });

  test('an appraisal is written, shared and signed, and each page hears of it', async ({
    enter,
    engineName,
    sessionOf,
  }) => {
    test.slow();
    const { reviewer, employee } = APPRAISED[engineName];
    const [asReviewer, { me }] = await Promise.all([
      sessionOf(reviewer, 'acme'),
      sessionOf(employee, 'acme'),
    ]);
    await startAfresh(asReviewer, me.Profile.Id);
    const [desk, home] = await Promise.all([enter(reviewer), enter(employee)]);
    const { PeriodId } = await latestPeriod(asReviewer);
    await home.goTo(`${MY_APPRAISALS}?period=${PeriodId}`);
    await home.sees(part('tab', /^My Appraisals/));
    await home.loaded();
    await desk.goTo(TALENT);
    await desk.press(button(`Start, ${me.Profile.Name}`));
    await desk.write('The tender was won before others had read it.', textbox('Review'));
    await desk.press(group(/^Performance/), radio(/^As agreed/));
    await desk.press(group(/^Potential/), radio(/^Ready soon/));
    await desk.reads(/Saved \d/, part('main'));
    await desk.press(part('main'), button('Share'));
    const question = part('dialog');
    await desk.press(question, button('Share'));
    await desk.misses(question);

    await home.reads(/The tender was won/, part('article', /^Your appraisal for/));
    const form = part('form', 'Your signature');
    await home.press(form, radio('I agree'));
    await home.write(me.Profile.Name, form, textbox(/^Signature/));
    await home.press(form, button('Sign'));
    await home.misses(form);
    await desk.reads(/Acknowledged \(90%\)/, part('list', 'Phase'));
  });
}

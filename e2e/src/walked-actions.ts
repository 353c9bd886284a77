import { API_BASE, ROUTES } from '@cadence/shared-contract';
import type { OperationId, OutputOf } from '@cadence/shared-contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { Frame } from './frame.ts';
import { expectKept } from './kept-text.ts';
import { OrgChartPage } from './org-chart-page.ts';
import { pressAnyway } from './press-anyway.ts';

/** What a person does to open a screen. */
type Name = string | RegExp;
export type Open = (page: Page) => Promise<void>;

function button(page: Page | Locator, name: Name): Locator {
  const buttons = page.getByRole('button', { name, exact: typeof name === 'string' });
  return buttons.filter({ visible: true }).first();
}

/** Presses what changes the page itself. */
export function press(...names: readonly Name[]): Open {
  return async (page) => {
    for (const name of names) await button(page, name).click();
  };
}

/** What opens over the page. */
export const OVERLAYS = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]';

/** Presses what opens something over the page, and waits until that is there: its code may have to be fetched. */
export function openBy(...names: readonly Name[]): Open {
  return async (page) => {
    await press(...names)(page);
    await overlayShown(page);
  };
}

const overlayShown: Open = (page) =>
  expect(page.locator(OVERLAYS).filter({ visible: true }).first()).toBeVisible();

/** What the card of a profile offers: on a narrow screen its rest is opened first. */
export function onCard(open: Open): Open {
  return async (page) => {
    const fold = page.getByRole('button', { name: 'Contact, role and manager', expanded: false });
    if (await fold.isVisible()) await fold.click();
    await open(page);
  };
}

/** Writes into a field of what was opened, and closes that again without having saved. */
export function leaveUnsaved(opener: Name, field: Name, closer: Name): Open {
  return async (page) => {
    await press(opener)(page);
    await page.getByRole('dialog').getByRole('textbox', { name: field }).first().fill('Not saved');
    await button(page.getByRole('dialog'), closer).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
}

/** Signs out while a text is kept on this device. */
export function signOutWithText(opener: Name, field: Name): Open {
  return async (page) => {
    await press(opener)(page);
    await page.getByRole('dialog').getByRole('textbox', { name: field }).first().fill('Not saved');
    await expect(page.getByText(/(kept|saved) on this device/i).first()).toBeVisible();
    await expectKept(page);
    await page.goto('/v3/signout');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
}

/** Makes the page read this as the answer of an operation, for any arguments: what a mailed link would lead to. */
export function answer<Id extends OperationId>(id: Id, output: OutputOf<Id>): Open {
  return (page) => answerAs(page, id, { json: output });
}

/** Has the server fail at an operation, and go on failing. */
export function refuseReads(id: OperationId): Open {
  return (page) => answerAs(page, id, { status: 500, json: {} });
}

async function answerAs(
  page: Page,
  id: OperationId,
  answered: { readonly status?: number; readonly json: unknown },
): Promise<void> {
  const path = new RegExp(`^${API_BASE}${ROUTES[id].path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i');
  await page.route(
    ({ pathname }) => path.test(pathname),
    (route) => route.fulfill(answered),
  );
}

/** Opens a form and sends it, where both have the same label. */
export function send(name: Name): Open {
  return async (page) => {
    await press(name)(page);
    await button(page.getByRole('dialog'), name).click();
  };
}

/** Opens a menu and chooses from it what opens over the page. */
export function choose(menu: Name, item: Name): Open {
  return async (page) => {
    await button(page, menu).click();
    const chosen = page.getByRole('menuitem', { name: item });
    await chosen.click();
    await expect(chosen).toBeHidden();
    await overlayShown(page);
  };
}

/** The profile menu, wherever the width has put it. */
export const openProfileMenu: Open = async (page) => void (await new Frame(page).openProfileMenu());

export const openKeyboardHelp: Open = async (page) => {
  const menu = await new Frame(page).openProfileMenu();
  await menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Chooses a tab, and there presses what opens something over the page. */
export function tab(name: Name, ...then: readonly Name[]): Open {
  return async (page) => {
    const chosen = page.getByRole('tab', { name });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    if (then.length > 0) await openBy(...then)(page);
  };
}

/** Waits for what is fetched once something is open. */
export function fetched(open: Open, found: (dialog: Locator) => Locator): Open {
  return async (page) => {
    await open(page);
    await expect(found(page.getByRole('dialog')).first()).toBeVisible();
  };
}

/** What the address itself opens. */
export const dialogShown: Open = (page) =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();

export const search: Open = async (page) => {
  await press(/^Search or jump to/)(page);
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
};

export const refuse: Open = async (page) => {
  await press('Request Changes')(page);
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^No/ })).toBeChecked();
};

/** Asks for approval of a goal without anything in it. */
export const sendNothing: Open = async (page) => {
  await press('Add Goal')(page);
  await pressAnyway(button(page.getByRole('dialog'), 'Request Approval'));
};

export const decideTogether: Open = async (page) => {
  await press(/wait for you/)(page);
  await page.getByRole('checkbox', { name: /^Select all that are waiting for me/ }).check();
  await button(page.getByRole('group', { name: 'Selected goals' }), 'Approve').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** A file with a valid row, and an invalid one. */
export const previewImport: Open = async (page) => {
  await press('Import')(page);
  const file = page.getByRole('dialog').locator('input[type="file"]');
  const rows = 'Name,Email\nAda Byron,ada.byron@example.com\nNobody,no address\n';
  await file.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await expect(button(page, 'Add 1 Employee')).toBeVisible();
};

/** A week of the goals beneath one, with those of a likelihood and quality. */
export const weekOfOverview: Open = async (page) => {
  // Nobody has posted anything this week; the last one shows how it went.
  await press('Previous week')(page);
  await press(/: [1-9]\d* goals?/)(page);
};

/** Somebody's card in the org chart, and what there is to know about them. */
export const findInChart: Open = async (page) => {
  await new OrgChartPage(page).find('Maximilian');
  await press('Expand info')(page);
};

/** The form for a link, in the editor of a note. */
export const linkInNote: Open = async (page) => {
  await openBy('Add Note')(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Note' }).click();
  await button(drawer.getByRole('toolbar'), 'Link').click();
  await expect(drawer.getByRole('textbox', { name: 'Link' })).toBeFocused();
};

/** What publishing another vision would change. */
export const compareStrategy: Open = async (page) => {
  await openBy('Edit: Vision Statement')(page);
  await page.getByRole('textbox', { name: 'Vision Statement' }).fill('By 2029 no hospital loses a day.');
  await press('Publish…')(page);
  await expect(page.getByRole('dialog', { name: 'Changes to publish' }).locator('del').first()).toBeVisible();
};

export const cropPhoto: Open = async (page) => {
  await press(/^(Add a|Change) photo/)(page);
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByRole('dialog').getByLabel('Picture').setInputFiles(picture);
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
};

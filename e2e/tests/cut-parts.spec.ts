import { findCutParts } from '../src/cut-parts.ts';
import { expect, test } from '../src/fixtures.ts';

/** Two lines in the height of one. */
const FOLDED =
  '<div id="folded" style="height:20px;overflow:hidden"><p style="line-height:20px">Planted<br>Planted</p></div>';

/** What the walk has to find, and the sentence about it. */
const FAULTS = [
  {
    fault: 'a control that is cut',
    html: '<div style="overflow:hidden;width:60px"><button style="width:90px">Planted</button></div>',
    found: /Planted.* is cut by div/,
  },
  {
    fault: 'a control beyond the edge of the window',
    html: '<button style="position:absolute;left:-50px;top:10px">Planted</button>',
    found: /Planted.* is cut by the window/,
  },
  {
    fault: 'a control below the window, over a page that is scrolled beneath it',
    html: '<p style="height:3000px"></p><div style="position:fixed;top:2000px;left:0"><button>Planted</button></div>',
    found: /Planted.* is cut by the window/,
  },
  {
    fault: 'a control that is covered',
    html: '<div style="position:relative"><button>Planted</button><div style="position:absolute;inset:0">Cover</div></div>',
    found: /Planted.* is covered by div “Cover”/,
  },
  {
    fault: 'an ordinary word that is broken',
    html: '<p style="width:40px;word-break:break-all">Responsibility</p>',
    found: /the word “Responsibility” .* is broken/,
  },
  {
    fault: 'a text that is folded, and that nothing unfolds',
    html: FOLDED,
    found: /Planted.* is cut by div/,
  },
  {
    fault: 'what is moved sideways',
    html: '<div style="overflow-x:auto;width:60px"><p style="width:90px">Planted</p></div>',
    found: /Planted.* is scrolled sideways/,
  },
];

test('[D-128] the walk finds what is planted', async ({ open }) => {
  const { page } = await open('signed out');
  await page.goto('/v3/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => findCutParts(page)).toEqual([]);
  const main = page.locator('main');
  for (const { fault, html, found } of FAULTS) {
    await main.evaluate((element, planted) => {
      element.insertAdjacentHTML('beforeend', `<div id="planted">${planted}</div>`);
    }, html);
    expect.soft((await findCutParts(page)).join('\n'), fault).toMatch(found);
    await page.locator('#planted').evaluate((element) => element.remove());
  }
  await main.evaluate((element, folded) => {
    const opener = '<button aria-controls="folded" aria-expanded="false">View more</button>';
    element.insertAdjacentHTML('beforeend', `<div>${folded}${opener}</div>`);
  }, FOLDED);
  expect(await findCutParts(page)).toEqual([]);
});

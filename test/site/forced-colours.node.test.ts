import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site, type Visit } from '../page-objects/site/browser';
import { forceColours, systemColour } from '../page-objects/site/forced-colours';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Opens parts of the page of bare tags with forced colours, which the browser really applies. */
function visit(query: string): Promise<Visit> {
  return site.visit(`/bare?${query}`, { prepare: forceColours });
}

/** A property of all matching elements, in the order of the document. */
function shown(page: Page, selector: string, property: string): Promise<string[]> {
  return page.$$eval(
    selector,
    (elements, property) => elements.map((one) => getComputedStyle(one).getPropertyValue(property)),
    property,
  );
}

for (const theme of ['', 'theme&']) {
  const how = theme ? ' with the theme' : '';

  for (const [name, title] of [
    ['tabs', '.elementor-tab-desktop-title'],
    ['nested-tabs', '.e-n-tab-title'],
  ] as const) {
    it(`forced colours underline only the chosen one of the drawn ${name}${how}`, async () => {
      const { page, leave } = await visit(`${theme}only=${name}`);
      await page.waitForSelector(`${title}[aria-selected="true"]`);
      const [chosen, other] = await shown(page, title, 'border-block-end-color');
      const canvas = await page.evaluate(systemColour, 'Canvas');
      expect(other).to.equal(canvas);
      expect(chosen).not.to.equal(canvas);
      expect((await shown(page, title, 'border-block-end-width'))[0]).to.equal('3px');
      await leave();
    });
  }

  it(`forced colours fill only the pressed filter of the portfolio${how}`, async () => {
    const { page, leave } = await visit(`${theme}only=portfolio`);
    await page.waitForSelector('[part~="filter"][aria-pressed="true"]');
    const highlight = await page.evaluate(systemColour, 'Highlight');
    const [pressed, ...others] = await shown(page, '[part~="filter"]', 'background-color');
    expect(pressed).to.equal(highlight);
    expect(others).not.to.include(highlight);
    await leave();
  });

  it(`forced colours show the signs of an accordion${how}, which are gradients`, async () => {
    const { page, leave } = await visit(`${theme}only=accordion`);
    await page.waitForSelector('[part="mark"]');
    const [image] = await shown(page, '[part="mark"]', 'background-image');
    expect(image).to.contain(await page.evaluate(systemColour, 'CanvasText'));
    await leave();
  });
}

it('forced colours show a pressed button, a bar, a list and an invalid field of plain HTML', async () => {
  const { page, leave } = await visit('theme&only=plain,controls');
  const one = async (selector: string, property: string) =>
    (await shown(page, selector, property))[0];
  expect(await one('main button[aria-pressed="true"]', 'background-color')).to.equal(
    await page.evaluate(systemColour, 'Highlight'),
  );
  expect(await one('progress', 'border-block-start-width')).to.equal('1px');
  expect(await one('select', 'appearance')).to.equal('auto');
  expect(await one('[aria-invalid="true"]', 'border-block-start-width')).to.equal('2px');
  expect(await one('[type="search"]', 'border-block-start-width')).to.equal('1px');
  await leave();
});

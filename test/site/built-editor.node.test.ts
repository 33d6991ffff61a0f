import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { shown, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PANEL = '[data-widget_type="tabs.default"] .elementor-tab-content';

describe('a built page in the editor', () => {
  for (const address of ['/built?mode=edit', '/built-adopted?mode=edit']) {
    it(`selects a clicked item, and shows the selected one, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'accordion,toggle,tabs');
      const { page, complaints, leave } = visit;
      for (const name of ['toggle', 'tabs']) {
        await page.$eval(`[data-widget_type="${name}.default"]`, (node) => node.scrollIntoView());
        await page.waitForSelector(`.elementor-${name}[data-nh-live]`);
      }
      const chosen = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('nh-item-select', (event) => {
              const node = (event.target as Element).closest('[data-widget_type]');
              resolve([
                node?.getAttribute('data-widget_type'),
                (event as CustomEvent).detail.index,
              ]);
            });
          }),
      );
      await page.click('.elementor-tab-desktop-title[data-tab="3"]');
      expect(await chosen).to.deep.equal(['tabs.default', 2]);
      await page.$eval('[data-widget_type="tabs.default"]', (node) =>
        node.dispatchEvent(new CustomEvent('nh-item-show', { detail: { index: 1 } })),
      );
      await page.waitForSelector(`${PANEL}[data-tab="2"]:not([hidden])`);
      expect(await shown(page, PANEL)).to.have.length(1);
      // The first item of a toggle is open there.
      expect(
        await page.$$eval(
          '[data-widget_type="toggle.default"] .elementor-active',
          (all) => all.length,
        ),
      ).to.equal(2);
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }

  it('does not follow clicked links', async () => {
    const { page, leave } = await visitWidget(
      site,
      '/built-adopted?mode=edit',
      'section,accordion',
    );
    await page.waitForNetworkIdle();
    await page.click('.built-words a');
    expect(new URL(page.url()).pathname).to.equal('/built-adopted');
    await leave();
  });

  it('enhances each builder node', async () => {
    const visit = await visitWidget(
      site,
      '/built-adopted?mode=edit',
      'accordion,nested-accordion,nested-tabs,alert,counter,progress,text-editor,audio,text-path,masonry,section,column,container,video',
    );
    const { page, complaints, leave } = visit;
    const types = await page.$$eval('[data-widget_type]', (nodes) =>
      nodes.map((node) => node.getAttribute('data-widget_type')),
    );
    for (const type of types) {
      const node = await page.waitForSelector(`[data-widget_type="${type}"]`);
      await node?.scrollIntoView();
      await page.waitForSelector(
        `[data-widget_type="${type}"]:is([data-nh-live], :has([data-nh-live]))`,
      );
    }
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});

import { expect } from 'chai';
import { readSite, type Site } from './browser';
import { meetWidget, shown, visitWidget } from './built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?';

describe('built pages on paper', () => {
  it('say all that they say', async () => {
    const { page, leave } = await visitWidget(
      site,
      PAGE,
      'accordion,toggle,tabs,nested-tabs,nested-accordion',
    );
    for (const name of ['accordion', 'toggle', 'tabs', 'nested-tabs', 'nested-accordion']) {
      await meetWidget(page, `${name}.default`);
    }
    await page.emulateMediaType('print');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const unseen = await page.$$eval('[data-widget_type] p', (texts) =>
      texts
        .filter(
          (text) =>
            text.getBoundingClientRect().height === 0 ||
            !text.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
        )
        .map(
          (text) =>
            `${text.closest('[data-widget_type]')?.getAttribute('data-widget_type')}: ${text.textContent}`,
        ),
    );
    expect(unseen).to.deep.equal([]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMediaType('screen');
    expect(await page.$$eval('details[open]', (all) => all.length)).to.equal(1);
    await leave();
  });
});

describe('built pages without a script', () => {
  it('have each answer of a toggle, and all items of a masonry, in sight, and a film to play', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'toggle,masonry,audio', {
      javaScript: false,
    });
    expect(await shown(page, '.elementor-tab-content p')).to.have.length(3);
    expect(await shown(page, '.built-note')).to.have.length(7);
    expect(await page.$eval('audio', ({ controls }) => controls)).to.equal(true);
    await leave();
  });
});

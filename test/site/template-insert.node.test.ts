import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import {
  lives,
  openSite,
  type Site,
  type Visit,
  type VisitOptions,
} from '../page-objects/site/browser';
import { focused, overflow, published, says, visitBuilder } from '../page-objects/site/builder';
import { press } from '../page-objects/site/kits';
import { actionsOf, chooseAction, visitAsAdministrator } from '../page-objects/site/templates';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const builder = (options?: VisitOptions): Promise<Visit> => visitBuilder(site, options);

it('opens the library in a dialog, and restores the focus when it closes', async () => {
  const { page, complaints, leave } = await builder({ width: 390 });
  await page.click('.build-tools [data-do="insert"]');
  await lives(page, 'nh-template-library');
  await page.waitForSelector('.build-library [part="step"]');
  expect(await violations(page)).to.deep.equal([]);
  expect(await overflow(page)).to.equal(0);
  await page.click('.build-library [data-do="close"]');
  expect(await focused(page)).to.equal('Insert a template');
  expect(complaints).to.deep.equal([]);
  await leave();
});

/** The library as a dialog, once its templates are there. */
async function withLibrary(options?: VisitOptions): Promise<Visit> {
  const visit = await builder(options);
  await visit.page.click('.build-tools [data-do="insert"]');
  await visit.page.waitForSelector(actionsOf('Landing page'));
  return visit;
}

it('inserts a template without page settings at once, and undoes it', async () => {
  const { page, complaints, leave } = await withLibrary();
  await chooseAction(page, 'Customer’s quote', 'Insert');
  await says(page, '“Customer’s quote” is inserted.');
  expect(await page.$('dialog:modal')).to.equal(null);
  const last = await page.$$eval('.build-canvas .elementor > [data-id]', (all) =>
    all.at(-1)?.querySelector('.build-handle')?.getAttribute('aria-label'),
  );
  expect(await focused(page)).to.equal(last);
  const before = await published(site);
  await page.click('.build-notice button');
  await says(page, '“Customer’s quote” was removed again.');
  expect((await published(site)).length).to.be.below(before.length);
  expect(complaints).to.deep.equal([]);
  await leave();
});

for (const [choice, isInserted, isHidden] of [
  ['Cancel', false, false],
  ['Don’t apply', true, false],
  ['Apply', true, true],
] as const) {
  it(`asks about page settings on a phone, and follows the answer “${choice}”`, async () => {
    const { page, complaints, leave } = await withLibrary({ width: 390, dark: true });
    await chooseAction(page, 'Landing page', 'Insert');
    await page.waitForSelector('[data-dialog="Apply Settings Dialog"]');
    expect(await violations(page)).to.deep.equal([]);
    await press(page, choice);
    if (isInserted) {
      await says(page, '“Landing page” is inserted.');
    } else {
      await page.waitForFunction(() => !document.querySelector('[data-dialog]'));
    }
    const seen = await published(site);
    expect(seen.includes('Sewn, not glued.')).to.equal(isInserted);
    expect(seen.includes('<h1 class="cms-hidden">')).to.equal(isHidden);
    if (isInserted) {
      await page.click('.build-notice button');
      await says(page, '“Landing page” was removed again.');
    }
    expect(await published(site))
      .not.to.include('cms-hidden')
      .and.not.to.include('Sewn, not glued.');
    expect(complaints).to.deep.equal([]);
    await leave();
  });
}

it('inserts after the element whose menu was opened', async () => {
  const { page, leave } = await builder();
  await page.click('[aria-label^="Heading"]');
  await page.click('.build-menu [data-do="insert"]');
  await chooseAction(page, 'Customer’s quote', 'Insert');
  await says(page, '“Customer’s quote” is inserted.');
  const place = await page.evaluate(() => {
    const inserted = document.activeElement?.closest('[data-id]');
    return inserted?.previousElementSibling?.querySelector('h2')?.textContent;
  });
  expect(place).to.equal('Three people, one bench');
  await page.click('.build-notice button');
  await says(page, '“Customer’s quote” was removed again.');
  await leave();
});

it('keeps the library open with the reason when inserting fails, then retries', async () => {
  const { page, leave } = await withLibrary();
  await page.setRequestInterception(true);
  let isDown = true;
  page.on('request', (request) => {
    const isInsertion = request.method() === 'POST' && request.url().includes('/documents/');
    void (isDown && isInsertion ? request.abort() : request.continue());
  });
  await chooseAction(page, 'Customer’s quote', 'Insert');
  const problem = await page.waitForSelector('.build-problem p');
  expect(await problem?.evaluate(({ textContent }) => textContent)).to.match(
    /^“Customer’s quote” was not inserted. The site does not answer/,
  );
  expect(await violations(page)).to.deep.equal([]);
  isDown = false;
  await page.click('.build-problem button');
  await says(page, '“Customer’s quote” is inserted.');
  await page.click('.build-notice button');
  await says(page, '“Customer’s quote” was removed again.');
  await leave();
});

it('saves an element and a whole page with its settings as templates', async () => {
  const { page, complaints, leave } = await builder();
  const kept = (title: string) =>
    page.evaluate(async (wanted) => {
      const { restNonce } = JSON.parse(document.querySelector('#nh-config')?.textContent ?? '{}');
      const call = async (route: string) =>
        (await fetch(`/wp-json/nh/v1/${route}`, { headers: { 'X-WP-Nonce': restNonce } })).json();
      const list = await call(`templates?search=${encodeURIComponent(wanted)}`);
      return call(`templates/${list.items[0].id}`);
    }, title);
  await page.click('[aria-label^="Heading"]');
  await page.click('.build-menu [data-do="save"]');
  await page.waitForSelector('[data-dialog="Save to Modal"] input');
  await page.keyboard.type('A heading of ours');
  await press(page, 'Save');
  await page.waitForSelector(actionsOf('A heading of ours'));
  const heading = await kept('A heading of ours');
  expect(heading).to.include({ type: 'widget' });
  expect(heading.content[0]).to.include({ widgetType: 'heading' });
  await page.click('.build-library [data-do="close"]');
  expect(await focused(page)).to.match(/^Heading/);
  await page.click('.build-tools [data-do="save"]');
  await page.waitForSelector('[data-dialog="Save to Modal"] input');
  await press(page, 'Save');
  await page.waitForSelector(actionsOf('About the bindery'));
  const whole = await kept('About the bindery');
  expect(whole).to.include({ type: 'page' });
  expect(whole.content.length).to.be.greaterThan(1);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('inserts into the page that is chosen beside a standalone library', async () => {
  const { page, complaints, leave } = await visitAsAdministrator(
    site,
    '/template-library',
    actionsOf('Landing page'),
    { width: 390 },
  );
  await page.select('#build-target', '/wp-json/nh/v1/documents/page/visit');
  await chooseAction(page, 'Customer’s quote', 'Insert');
  await page.waitForFunction(() => document.querySelector('.build-notice a'));
  const said = await page.$eval('.build-notice p', ({ textContent }) => textContent);
  expect(said).to.match(/^“Customer’s quote” is inserted into “.+”\.$/);
  expect(await overflow(page)).to.equal(0);
  await page.click('.build-notice button');
  await page.waitForFunction(() =>
    document.querySelector('.build-notice')?.textContent?.includes('removed again'),
  );
  expect(complaints).to.deep.equal([]);
  await leave();
});

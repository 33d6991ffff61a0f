import { expect } from 'chai';
import type { StoredEvent } from '../../demo/server/tracked/records';
import { openSite, type Site } from '../page-objects/site/browser';
import { atStep, press, visitTool } from '../page-objects/site/kits';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

it('the actions of the export are listed at /tracked, from its first screen on', async () => {
  const { page, complaints, leave } = await visitTool(site, '/kit-export');
  await page.goto(`${site.url}/tracked`);
  await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
  await page.goto(`${site.url}/kit-export`);
  await press(page, 'Next: customise');
  await page.waitForSelector('[data-part="content"] button');
  await press(page, 'Export as a file');
  await atStep(page, 'summary');
  await page.goto(`${site.url}/tracked`);
  await page.waitForFunction(
    () => document.querySelectorAll('.tracked-table tbody tr').length === 5,
  );
  const { events } = (await (await fetch(`${site.url}/wp-json/nh/v1/tracked`)).json()) as {
    events: StoredEvent[];
  };
  const seen = (name: string) =>
    events.filter(({ event }) => event === name).map(({ fields }) => fields);
  const view = (place: string) => ({
    trigger: 'Page Loaded',
    page_loaded: place,
    secondary_location: place,
  });
  expect(seen('page_views_website_templates')).to.deep.equal(
    ['kit_export', 'kit_export_customization', 'kit_export_summary'].map(view),
  );
  expect(seen('ie_admin_action')).to.deep.equal([{ trigger: 'Click', action_type: 'Export' }]);
  const [customization] = seen('export_kit_customization');
  expect(customization).to.include({
    trigger: 'Click',
    kit_export_content: true,
    kit_export_plugins: true,
    kit_description: false,
    kit_source: 'file',
  });
  expect(customization?.kit_page_count).to.be.greaterThan(0);
  expect(complaints).to.deep.equal([]);
  await leave();
});

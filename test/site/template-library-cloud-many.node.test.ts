import { expect } from 'chai';
import { press, tick } from '../page-objects/site/kits';
import {
  type CloudSite,
  folderNames,
  openCloudSite,
  openFolder,
  says,
} from '../page-objects/site/template-library';

let cloud: CloudSite;
before(async () => {
  cloud = await openCloudSite({ templates: 10_000, folders: 60 });
});
after(() => cloud.close());

it('moves 10,000 templates to a folder with one request, and back', async () => {
  const { page, complaints, leave } = await cloud.connected();
  await says(page, '[part="count"]', '10,000 templates');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postData() ?? '');
  });
  await page.focus('[part~="item"][tabindex="0"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await says(page, '[part="count"]', '10,000 selected');
  await press(page, 'Move to …');
  const [first = ''] = await folderNames(page);
  await tick(page, first);
  await press(page, 'Move');
  await says(page, '[part="undo"]', '10,000 templates moved.');
  expect(requests.length).to.equal(1);
  expect(JSON.parse(requests[0] ?? '')).to.deep.include({
    action: 'move',
    selected: { filter: {}, except: [] },
  });
  await openFolder(page, first);
  await says(page, '[part="count"]', '10,000');
  // By the keys, which work after the note has gone: it stays ten seconds, and the folder may take longer.
  await page.focus('[part~="item"][tabindex="0"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await says(page, '[part="told"]', '10,000 templates moved back');
  await page.waitForFunction(
    () => !document.querySelector('[part="count"]')?.textContent.includes('10,000'),
  );
  expect(complaints).to.deep.equal([]);
  await leave();
});

import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('a page in a srcdoc frame, such as the canvas of an editor', () => {
  it('draws a region map from a file of its own site', async () => {
    const { page, complaints, leave } = await site.visit('/privacy', { alive: false });
    await page.evaluate(() => {
      const policy = Reflect.get(window, 'trustedTypes').createPolicy('nh', {
        createHTML: (text: string) => text,
      });
      const frame = document.createElement('iframe');
      frame.srcdoc = policy.createHTML(
        '<nh-region-map src="/assets/logo.svg"></nh-region-map>' +
          '<script type="module" src="/assets/nh/autoload.js"></script>',
      );
      document.body.prepend(frame);
    });
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    await frame?.waitForSelector('nh-region-map svg rect');
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});

import { expect } from 'chai';
import { openSite, type Site } from '../page-objects/site/browser';
import { press, visitTool } from '../page-objects/site/kits';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** A page's script, which imports files of the page layout by their addresses. */
const script = `
  const { createElement, useState } = await import('/assets/nh/kits/react.js');
  const { registerKitSection } = await import('/assets/nh/kits/index.js');
  function Shop({ change }) {
    const [count, setCount] = useState(0);
    const onClick = () => {
      setCount(count + 1);
      change({ enabled: false });
    };
    return createElement('button', { type: 'button', id: 'shop', onClick }, 'Pressed ' + count);
  }
  registerKitSection('settings', { key: 'shop', title: 'Shop', order: 1, component: Shop });`;

it('renders a section’s component that a page’s script writes with the page layout’s React', async () => {
  const { page, complaints, leave } = await visitTool(site, '/kit-export');
  await page.evaluate(`(async () => {${script}})()`);
  await press(page, 'Next: customise');
  await page.waitForSelector('[data-part="settings"] button');
  await press(page, 'Edit Settings');
  await (await page.waitForSelector('dialog:modal #shop'))?.click();
  await page.waitForFunction(() => document.querySelector('#shop')?.textContent === 'Pressed 1');
  expect(complaints).to.deep.equal([]);
  await leave();
});

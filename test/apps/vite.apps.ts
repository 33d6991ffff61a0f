import { expect } from 'chai';
import { useFrameworkApp } from './framework-app';

describe('an app with Vite and a framework that writes plain tags', () => {
  const open = useFrameworkApp(
    'vite-app',
    { 'lit-html': 'own', vue: '^3', vite: 'own' },
    'vite build --logLevel error',
  );

  for (const framework of ['lit', 'vue']) {
    it(`binds settings and events in ${framework}`, async () => {
      const { page, complaints } = await open(`/${framework}.html`);
      const titles = () =>
        page.$$eval('nh-accordion [part="title"]', (all) => all.map((one) => one.textContent));
      await page.waitForSelector('nh-accordion [part="title"]');
      expect(await titles()).to.deep.equal(['First', 'Second']);
      await page.click('#rename');
      await page.waitForFunction(
        () => document.querySelector('nh-accordion [part="title"]')?.textContent === 'Renamed',
      );
      await page.click('nh-accordion [data-tab="2"]');
      await page.waitForFunction(
        () => document.querySelector('output')?.textContent === 'opened 1',
      );
      expect(complaints).to.deep.equal([]);
    });
  }
});

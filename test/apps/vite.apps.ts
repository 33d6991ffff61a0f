import { expect } from 'chai';
import { documented, useFrameworkApp } from './framework-app';

const guide = 'docs/frameworks.md';

describe('the samples of the guide to frameworks, in an app with Vite', () => {
  const open = useFrameworkApp(
    'vite-app',
    {
      '@sveltejs/vite-plugin-svelte': '^7',
      '@vitejs/plugin-vue': '^6',
      'lit-html': 'own',
      svelte: '^5',
      vue: '^3',
      vite: 'own',
    },
    'vite build --logLevel error',
    {
      'vue.config.js': documented(guide, 'js', 'isCustomElement'),
      'src/sample.vue': documented(guide, 'vue'),
      'src/sample.svelte': documented(guide, 'svelte'),
      'src/sample.js': documented(guide, 'js', 'lit-html'),
    },
  );

  for (const framework of ['lit', 'svelte', 'vue']) {
    it(`bind settings and events in ${framework}`, async () => {
      const { page, complaints } = await open(`/${framework}.html`);
      const titles = () =>
        page.$$eval('nh-accordion [part="title"]', (all) => all.map((one) => one.textContent));
      await page.waitForSelector('nh-accordion [part="title"]');
      expect(await titles()).to.deep.equal(['First', 'Second']);
      await page.click('button::-p-text(Rename)');
      await page.waitForFunction(
        () => document.querySelector('nh-accordion [part="title"]')?.textContent === 'Renamed',
      );
      await page.click('nh-accordion [data-tab="2"]');
      await page.waitForFunction(() => document.querySelector('output')?.textContent === 'Second');
      expect(complaints).to.deep.equal([]);
    });
  }
});

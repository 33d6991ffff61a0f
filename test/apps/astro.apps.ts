import { expect } from 'chai';
import { documented, useFrameworkApp } from './framework-app';

const own = 'own';

describe('an app with Astro and React islands', () => {
  const open = useFrameworkApp(
    'astro-app',
    { astro: '^5', '@astrojs/react': '^4', react: own, 'react-dom': own },
    'astro build',
    { 'src/components/sample.astro': documented('docs/frameworks.md', 'astro') },
  );

  it('has the live tag of the guide to frameworks', async () => {
    const { page, complaints } = await open();
    await page.waitForSelector('#sample [role="tab"]');
    expect(complaints).to.deep.equal([]);
  });

  it('has live tags beside an island, in its static content, and in the island once it is hydrated', async () => {
    const { page, complaints } = await open();
    for (const id of ['static', 'in-island', 'in-slot']) {
      await page.waitForSelector(`#${id} [role="tab"]`);
    }
    await page.click('#rename');
    await page.waitForFunction(
      () => document.querySelector('#in-island [role="tab"]')?.textContent === 'Renamed',
    );
    expect(complaints).to.deep.equal([]);
  });
});

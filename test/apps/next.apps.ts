import { expect } from 'chai';
import { documented, useFrameworkApp } from './framework-app';

const own = 'own';

describe('an app with the App Router of Next.js', () => {
  const open = useFrameworkApp(
    'next-app',
    {
      next: '^16',
      react: own,
      'react-dom': own,
      // Those that Next.js itself would install for a layout in TypeScript.
      '@types/node': own,
      '@types/react': own,
      typescript: '^5',
    },
    'next build',
    { 'app/layout.tsx': documented('docs/react.md', 'tsx', '<NhAutoload />') },
  );

  it('has live tags in server components and in client components', async () => {
    const { page, complaints } = await open();
    for (const id of ['server', 'client']) await page.waitForSelector(`#${id} [role="tab"]`);
    await page.click('#rename');
    await page.waitForFunction(
      () => document.querySelector('#client [role="tab"]')?.textContent === 'Renamed',
    );
    expect(complaints).to.deep.equal([]);
  });
});

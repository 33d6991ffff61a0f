import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { type AppServer, serveApp } from './app-server';
import { type App, install } from './packed';
import { launch, visit } from './visit';

/** The requirements of an app with Vite and a version of React on the packed library. */
export function describeApp(version: string, react: Readonly<Record<string, string>>): void {
  describe(`an app with Vite and React ${version}`, () => {
    let app: App;
    let server: AppServer;
    let browser: Browser;
    const held = { address: '/assets/', until: Promise.resolve<unknown>(undefined) };

    before(async () => {
      app = await install('react-app', { ...react, vite: 'own', typescript: 'own' });
      await writeFile(join(app.folder, 'src/documented.tsx'), await documentedExample());
      browser = await launch();
    });

    afterEach(() => {
      held.until = Promise.resolve();
    });

    after(async () => {
      server?.close();
      await browser?.close();
    });

    /** The page as the app's own server code prints it, in an HTML file of the build. */
    const printedInto = async (file: string): Promise<string> => {
      const module = join(app.folder, 'dist-server/server.js');
      const { printed } = (await import(pathToFileURL(module).href)) as { printed(): string };
      const html = await readFile(join(app.folder, 'dist', file), 'utf8');
      return html.replace('<!--printed-->', () => printed());
    };
    const withAutoload = (html: string): string =>
      html.replace('</title>', '</title><script type="module" src="/cdn/autoload.js"></script>');
    const pages = {
      '/server': () => printedInto('server.html'),
      '/server-defined': () => printedInto('server-defined.html'),
      '/server-autoload': async () => withAutoload(await printedInto('server.html')),
      '/static': async () =>
        withAutoload((await printedInto('server.html')).replace(/<script.*?<\/script>/, '')),
    };

    it('finds the types of right props right and of wrong ones wrong', async () => {
      expect(await app.run('tsc -p .')).to.equal('');
    });

    for (const mode of ['development', 'production']) {
      describe(`built for ${mode}`, () => {
        before(async () => {
          server?.close();
          const options = { nodeEnv: mode };
          const build = `vite build --mode ${mode} --logLevel error`;
          expect(await app.run(build, options)).not.to.match(/^failed/);
          const serverBuild = `${build} --ssr src/server.tsx --outDir dist-server`;
          expect(await app.run(serverBuild, options)).not.to.match(/^failed/);
          server = await serveApp(app.folder, pages, held);
        });

        it('draws elements in the browser, hears of them and draws them again', async () => {
          const { page, complaints } = await visit(browser, server.url);
          await works(page);
          expect(complaints).to.deep.equal([]);
          await page.close();
        });

        it('prints elements on a server, for visitors without scripts too', async () => {
          const { page } = await visit(browser, `${server.url}/server`, { javaScript: false });
          const { columns, fallback } = await page.evaluate(() => ({
            columns: JSON.parse(
              document.querySelector('nh-portfolio')?.getAttribute('settings') ?? '{}',
            ).columns,
            fallback: document.querySelector('#drawn')?.textContent,
          }));
          expect(columns).to.equal(3);
          expect(fallback).to.equal('Write to One.');
          expect((await page.$$('nh-portfolio a')).length).to.equal(3);
          await page.close();
        });

        it('hydrates elements that are defined already', async () => {
          const { page, complaints } = await visit(browser, `${server.url}/server-defined`);
          await works(page);
          expect(complaints).to.deep.equal([]);
          await page.close();
        });

        it('hydrates elements that autoload has fetched long before React came', async () => {
          let release = (): void => {};
          held.until = new Promise<void>((resolve) => {
            release = resolve;
          });
          const { page, complaints } = await visit(browser, `${server.url}/server-autoload`);
          await page.waitForFunction(() =>
            ['nh-portfolio', 'nh-contact-form'].every((tag) => customElements.get(tag)),
          );
          release();
          await works(page);
          expect(complaints).to.deep.equal([]);
          await page.close();
        });

        it('prints elements that live by autoload alone, where no React comes', async () => {
          const { page, complaints } = await visit(browser, `${server.url}/static`);
          await page.waitForSelector('#drawn input[name="your-name"]');
          expect(complaints).to.deep.equal([]);
          await page.close();
        });
      });
    }
  });
}

/** The example page of docs/react.md. */
async function documentedExample(): Promise<string> {
  const page = await readFile(`${root}docs/react.md`, 'utf8');
  const example = /```tsx\n(import 'nh-elements\/autoload'.*?)```/s.exec(page)?.[1];
  if (!example) throw new Error('docs/react.md shows no page in React.');
  return example;
}

/** Does with the app's page all that a visitor and React do. */
async function works(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('[part~="tile"]').length === 6);
  await send(page, '#drawn', 'your-name', 'sent 7');
  await send(page, '#printed', 'link-Two', 'sent 8');
  await page.click('nh-portfolio [part~="link"]');
  await said(page, 'opens Work 1 of nh-portfolio');
  await page.waitForSelector('.map path');
  await page.waitForSelector('#printed-map a path');

  // React changes its children of the elements twice.
  await page.click('#turn');
  await page.click('#turn');
  await page.click('#columns');
  await page.waitForFunction(
    () =>
      document.querySelector('nh-lightbox a')?.textContent === 'New,Two,Three' ||
      document.querySelector('nh-lightbox a')?.textContent === 'New,Three,Two',
  );
  expect(await page.$eval('nh-portfolio', (host) => host.getAttribute('settings'))).to.contain(
    '"columns":4',
  );
  await page.click('#ref');
  await said(page, 'nh-contact-form');

  await page.click('#show');
  await page.waitForFunction(() => document.querySelector('nh-portfolio') === null);
  await page.click('#show');
  await page.waitForFunction(() => document.querySelectorAll('[part~="tile"]').length === 6);
  await send(page, '#drawn', 'your-name', 'sent 7');
}

async function send(page: Page, form: string, field: string, answer: string): Promise<void> {
  const input = await page.waitForSelector(`${form} form[data-status] input[name="${field}"]`);
  await input?.type('Ada');
  await page.click(`${form} [type="submit"]`);
  await said(page, answer);
}

async function said(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('#said')?.textContent === wanted,
    {},
    text,
  );
}

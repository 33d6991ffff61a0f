import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { installMissing } from '../../scripts/install-missing.js';
import { type AppServer, serveApp } from './app-server';
import { documented } from './framework-app';
import { install } from './packed';
import { launch, visit } from './visit';

const guide = 'docs/frameworks.md';

/** Prints a template of standard input with Debian's Twig. */
const twig = `
  require '/usr/share/php/Twig/autoload.php';
  $templates = new Twig\\Loader\\ArrayLoader(['page' => stream_get_contents(STDIN)]);
  echo (new Twig\\Environment($templates))->render('page');
`;

const languages: readonly (readonly [language: string, lacking: string, args: string[]])[] = [
  ['php', 'php-cli', []],
  ['twig', 'php-twig', ['-r', twig]],
];

/** Runs PHP with the sample of a language. */
const php = (args: readonly string[], input: string) =>
  spawnSync('php', args, { input, encoding: 'utf8' });

describe('the samples of the guide to frameworks, printed by a server', () => {
  let server: AppServer;
  let browser: Browser;
  const pages: Record<string, () => string> = {};

  before(async () => {
    const { folder } = await install('plain-app', {});
    server = await serveApp(folder, pages);
    browser = await launch();
  });

  after(async () => {
    server?.close();
    await browser?.close();
  });

  for (const [language, lacking, args] of languages) {
    it(`is a live tag in ${language}, where Debian has it`, async function () {
      const sample = documented(guide, language);
      if (php(args, sample).status !== 0)
        installMissing([{ title: language, packages: [lacking] }]);
      const { status, stdout } = php(args, sample);
      if (status !== 0) this.skip();
      pages[`/${language}`] = () => `<!doctype html><html lang="en"><title>${language}</title>
<script type="module" src="/cdn/autoload.js"></script><main id="root">${stdout}</main>`;
      const { page, complaints } = await visit(browser, `${server.url}/${language}`);
      const title = await page.waitForSelector('nh-accordion [part="title"]');
      expect(await title?.evaluate(({ textContent }) => textContent)).to.equal('Do you "teach"?');
      expect(complaints).to.deep.equal([]);
    });
  }
});

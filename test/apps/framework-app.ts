import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { samplesIn } from '../../scripts/samples';
import { type AppServer, serveApp } from './app-server';
import { install } from './packed';
import { launch, type Visit, visit } from './visit';

/**
 * Installs the app `test/apps/{name}` before the tests of a suite, and builds it into static files in its
 * folder `dist`.
 *
 * @param build the command that builds it
 * @param samples the samples of the documentation that become files of the app
 * @returns a function that opens a page of it in a browser
 */
export function useFrameworkApp(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  build: string,
  samples: Readonly<Record<string, string>> = {},
): (path?: string) => Promise<Visit> {
  let server: AppServer;
  let browser: Browser;

  before(async () => {
    const app = await install(name, dependencies);
    for (const [path, code] of Object.entries(samples)) writeFileSync(join(app.folder, path), code);
    expect(await app.run(build)).not.to.match(/^failed/);
    server = await serveApp(app.folder, {});
    browser = await launch();
  });

  after(async () => {
    server?.close();
    await browser?.close();
  });

  return (path = '/') => visit(browser, server.url + path);
}

/**
 * The sample of a page of the documentation.
 *
 * @param page the path of the page: `docs/react.md`
 * @param holds a text of the sample, if the page has several in its language
 */
export function documented(page: string, language: string, holds = ''): string {
  const samples = samplesIn(page, readFileSync(root + page, 'utf8'));
  const found = samples.filter((one) => one.language === language && one.code.includes(holds));
  const [sample] = found;
  if (!sample || found.length > 1)
    throw new Error(`${page} has ${found.length} samples of ${language} with “${holds}”, not one.`);
  return sample.code;
}

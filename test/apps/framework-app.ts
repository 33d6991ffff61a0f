import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { type AppServer, serveApp } from './app-server';
import { install } from './packed';
import { launch, type Visit, visit } from './visit';

/**
 * Installs the app `test/apps/{name}` before the tests of a suite, and builds it into static files in its
 * folder `dist`.
 *
 * @param build the command that builds it
 * @returns a function that opens a page of it in a browser
 */
export function useFrameworkApp(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  build: string,
): (path?: string) => Promise<Visit> {
  let server: AppServer;
  let browser: Browser;

  before(async () => {
    const app = await install(name, dependencies);
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

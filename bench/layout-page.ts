import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { assetRoutes } from '../demo/server/assets';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import type { Layout } from './layouts';

/** An empty page in a separate browser, with a page layout under `/assets/nh/`. */
export interface LayoutPage {
  /** The address of the layout. */
  readonly name: string;
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** Opens such a page. Separate browsers keep the heaps of the layouts apart. */
export async function layoutPage({ name, folder }: Layout): Promise<LayoutPage> {
  const app = new Hono();
  app.route('/', assetRoutes(folder));
  app.get('/', (context) => context.html('<!doctype html><title>Benchmark</title>'));
  const server = serve({ fetch: app.fetch, port: 0 });
  const { port } = server.address() as AddressInfo;
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  const session = await page.createCDPSession();
  return {
    name,
    page,
    session,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

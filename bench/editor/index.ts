/**
 * `npm run bench:editor`: opens `<nh-page-editor>` in headless Chromium with pages of 200 and 500 nodes, and types. Prints
 * the milliseconds from a key to the painted letter in the preview, and the longest task of the main thread.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.js';
import { longestTask } from '../library-scroll';
import { median } from '../median';
import { editorPage } from './page';

const KEYS = 40;
/** Milliseconds between two keys, as of a fast typist. */
const PAUSE = 120;
/** The first keys, which run cold code. */
const WARM_UP = 8;

const library = new URL('../../dist/cdn/', import.meta.url);
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const rows: Record<string, Record<string, number>> = {};
for (const nodes of [200, 500]) rows[`${nodes} nodes`] = await measured(nodes);
console.table(rows);
await browser.close();
server.close();

async function measured(nodes: number): Promise<Record<string, number>> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1600, height: 900 });
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  const opened = performance.now();
  await page.goto(`${origin}/${nodes}`);
  await page.waitForFunction(
    (count) =>
      document.querySelector('iframe')?.contentDocument?.querySelectorAll('.nh-page [data-id]')
        .length === count,
    { polling: 'raf' },
    nodes,
  );
  const ready = performance.now() - opened;
  await watchHeading(page);
  for (let key = 0; key < WARM_UP; key += 1) await typeKey(page);
  await page.evaluate(() => Reflect.get(globalThis, 'times').splice(0));
  const longest = await longestTask(page, async () => {
    for (let key = 0; key < KEYS; key += 1) await typeKey(page);
  });
  const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'times'));
  await page.close();
  if (times.length < KEYS) throw new Error(`Only ${times.length} of ${KEYS} letters were painted.`);
  return {
    'ready, ms': Math.round(ready),
    'key to paint, median': Math.round(median(times)),
    'key to paint, p90': Math.round(
      times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0,
    ),
    'longest task, ms': Math.round(longest),
  };
}

async function typeKey(page: Page): Promise<void> {
  await page.keyboard.press('x');
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/** Chooses a heading, focuses its field, and records when each letter is painted in the preview. */
async function watchHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument;
    frame?.querySelector<HTMLElement>('[data-id="n1x0"]')?.click();
  });
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-key="title"] textarea')];
    const field = fields.find(({ offsetWidth }) => offsetWidth > 0);
    field?.focus();
    return field !== undefined && document.activeElement === field;
  });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const node = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('[data-id="n1x0"]');
    if (!node) throw new Error('The preview has no heading.');
    let pressed = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      const start = pressed;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(node, { childList: true });
  });
}

function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const nodes = Number(/^\/(\d+)$/.exec(url)?.[1]);
  const file = /^\/nh\/([\w./-]+)$/.exec(url)?.[1];
  response.setHeader('Content-Type', types[extname(url)] ?? 'text/html');
  if (nodes) response.end(editorPage(nodes));
  else if (file) response.end(readFileSync(new URL(file, library)));
  else response.writeHead(404).end();
}

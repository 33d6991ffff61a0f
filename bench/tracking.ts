/**
 * `npm run bench:tracking`: the microseconds of one call of `track` in Node, and the cost of 10,000 events at once
 * for a page in headless Chromium that sends them to all sinks: no task may be long while they are handed over.
 * The median round counts. Exits with 1 if a call takes 20 µs, or a task is long.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { addTrackingSink, configureTracking, track } from '../src/tracking';
import { catalogue } from '../src/tracking/catalogue';
import { median } from './median';
import { pageScript } from './page-script';
import type { TrackingFigures } from './tracking-page';

const COUNT = 10_000;
const ROUNDS = 7;

/** Microseconds that a call may take. */
const MOST = 20;

const inNode = await nodeFigures();
const inPage = await pageFigures();
console.table({
  Node: { 'one call, µs': round(inNode.call), 'handed over, each, µs': round(inNode.handOver) },
  Chromium: {
    'one call, µs': round(inPage.call),
    'handed over, each, µs': round((inPage.drain / COUNT) * 1000),
    'longest task, ms': Math.round(inPage.longest),
  },
});
if (inNode.call >= MOST || inPage.longest > 0) {
  console.error('bench:tracking: a call is too slow, or a task too long.');
  process.exitCode = 1;
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}

async function nodeFigures(): Promise<{ call: number; handOver: number }> {
  let told = 0;
  let done = () => {};
  addTrackingSink(() => {
    told += 1;
    if (told === COUNT) done();
  });
  configureTracking({ consent: true, catalogue });
  const calls: number[] = [];
  const handOvers: number[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    told = 0;
    const drained = new Promise<void>((resolve) => {
      done = resolve;
    });
    const start = performance.now();
    for (let at = 0; at < COUNT; at++)
      track('kit_cloud_library_apply', { kit_cloud_id: `kit-${at}` });
    const called = performance.now();
    await drained;
    calls.push(((called - start) / COUNT) * 1000);
    handOvers.push(((performance.now() - called) / COUNT) * 1000);
  }
  return { call: median(calls), handOver: median(handOvers) };
}

async function pageFigures(): Promise<TrackingFigures> {
  const script = await pageScript('tracking-page.ts');
  // A real address, because a beacon and the session storage need one.
  const server = createServer((_, response) => response.end('<!doctype html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  const rounds: TrackingFigures[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(script);
    rounds.push((await page.evaluate(`measure(${COUNT})`)) as TrackingFigures);
    await page.close();
  }
  await browser.close();
  server.close();
  const middle = (name: keyof TrackingFigures) => median(rounds.map((figures) => figures[name]));
  return { call: middle('call'), drain: middle('drain'), longest: middle('longest') };
}

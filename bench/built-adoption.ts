/** For `bench/built.ts`: the cost of adopting many nodes. */
import type { Site } from '../test/page-objects/site/browser';
import { median } from './median';
import { pageScript } from './page-script';
import { type TraceEvent, tasksOf } from './trace';

/** The longest task with a script, in milliseconds, while nodes that are all due at once become live; CPU ÷ 4. */
export async function longestTask(site: Site, count: number): Promise<number> {
  const visit = await site.visit('/built-adopted?only=accordion', { width: 390 });
  const { page } = visit;
  await page.waitForSelector('.elementor-accordion[data-nh-live]');
  const session = await page.createCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(placeMany, count);
  await session.send('Tracing.start', {
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,v8',
  });
  await page.evaluate(showMany, count);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await visit.leave();
  const shown = events.find(({ name }) => name === 'shown') as TraceEvent;
  const tasks = tasksOf(events, shown).filter(({ ts, hasScript }) => ts > shown.ts && hasScript);
  return Math.max(...tasks.map(({ time }) => time));
}

/** Runs in the page: puts printed nodes into it that are not displayed yet. */
async function placeMany(count: number): Promise<void> {
  const printed = document
    .querySelector('.elementor-widget-accordion')
    ?.cloneNode(true) as HTMLElement;
  for (const node of printed.querySelectorAll('[data-nh-live]'))
    node.removeAttribute('data-nh-live');
  const place = document.createElement('div');
  place.id = 'many';
  for (let at = 0; at < count; at++) {
    const node = printed.cloneNode(true) as HTMLElement;
    Object.assign(node.style, { position: 'absolute', insetBlockStart: '0' });
    place.append(node);
  }
  place.style.display = 'none';
  document.body.append(place);
  await new Promise((resolve) => setTimeout(resolve, 2000));
}

/** Runs in the page: displays all nodes in the viewport; resolves when all are live. */
async function showMany(count: number): Promise<void> {
  const place = document.querySelector('#many') as HTMLElement;
  place.style.display = '';
  // The browser's own layout of the nodes is not measured.
  place.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark('shown');
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (place.querySelectorAll('[data-nh-live]').length < count) return;
      clearInterval(timer);
      resolve();
    }, 500);
  });
}

/** Microseconds for a node without settings; not throttled. */
export async function nodeCost(site: Site): Promise<number> {
  const visit = await site.visit('/privacy', { alive: false });
  await visit.page.evaluate(await pageScript('built-nodes-page.ts'));
  const costs: number[] = [];
  for (let round = 0; round < 9; round++) {
    costs.push(
      await visit.page.evaluate(() => Reflect.get(window, 'microsecondsForNode')() as number),
    );
  }
  await visit.leave();
  return median(costs);
}

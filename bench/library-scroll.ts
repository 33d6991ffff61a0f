/** For `bench/library.ts`: the cost of scrolling through a list for the page's main thread. */
import type { CDPSession, Page } from 'puppeteer-core';
import { type TraceEvent, tasksOf } from './trace';

const CATEGORIES =
  'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,toplevel';

/** Pixels a second of a wheel that never rests. */
const SPEED = 40_000;
/** The positions to which the scroll bar is pulled, one a frame. */
const JUMPS = 120;

/** Milliseconds of the main thread's own time, which excludes other programs. */
export interface ScrollFigures {
  /** The longest task that ran a script of the page. */
  readonly scripted: number;
  /** The longest task of all: with style, layout and paint. */
  readonly longest: number;
  /** The number of tasks of more than 16 ms. */
  readonly long: number;
}

/** Scrolls through the whole list by the wheel, then back and forth by its scroll bar. */
export async function scrolled(page: Page, selector: string): Promise<ScrollFigures> {
  const session = await page.createCDPSession();
  const events = await traced(session, async () => {
    await page.evaluate(() => void performance.mark('scrolls'));
    await wheelThrough(page, session, selector);
    await page.evaluate(tearTo, selector, JUMPS);
  });
  await session.detach();
  const begun = events.find(({ name }) => name === 'scrolls');
  if (!begun) throw new Error('The trace has no mark.');
  const tasks = tasksOf(events, begun).filter(({ ts }) => ts > begun.ts);
  const longest = (some: typeof tasks): number => Math.max(0, ...some.map(({ time }) => time));
  return {
    scripted: longest(tasks.filter(({ hasScript }) => hasScript)),
    longest: longest(tasks),
    long: tasks.filter(({ time }) => time > 16).length,
  };
}

/** The longest task while `act` runs. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.createCDPSession();
  const events = await traced(session, async () => {
    await page.evaluate(() => void performance.mark('begins'));
    await act();
  });
  await session.detach();
  const begun = events.find(({ name }) => name === 'begins');
  if (!begun) throw new Error('The trace has no mark.');
  const tasks = tasksOf(events, begun).filter(({ ts }) => ts > begun.ts);
  return Math.max(...tasks.map(({ time }) => time));
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  await session.send('Tracing.start', { categories: CATEGORIES });
  await act();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  return events;
}

async function wheelThrough(page: Page, session: CDPSession, selector: string): Promise<void> {
  const { x, y, distance } = await page.$eval(selector, (box) => {
    box.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = box.getBoundingClientRect();
    const { scrollHeight, clientHeight } = box;
    return { x: left + width / 2, y: top + height / 2, distance: scrollHeight - clientHeight };
  });
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -distance,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
}

/** Runs in the page. */
async function tearTo(selector: string, jumps: number): Promise<void> {
  const box = document.querySelector(selector);
  if (!box) throw new Error(`There is no ${selector}.`);
  for (let jump = 0; jump < jumps; jump++) {
    box.scrollTop = ((jump * 7919) % jumps) * (box.scrollHeight / jumps);
    await new Promise(requestAnimationFrame);
  }
}

/**
 * The highest number of elements that a selector matched while the list was scrolled. Not traced, because
 * counting has a cost.
 */
export async function mostNodes(page: Page, selector: string, nodes: string): Promise<number> {
  await page.evaluate((counted) => {
    const most = { count: 0, isOver: false };
    const count = (): void => {
      most.count = Math.max(most.count, document.querySelectorAll(counted).length);
      requestAnimationFrame(count);
    };
    count();
    Object.assign(window, { most });
  }, nodes);
  await page.evaluate(tearTo, selector, JUMPS);
  return page.evaluate(() => (Reflect.get(window, 'most') as { count: number }).count);
}

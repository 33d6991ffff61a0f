/** Runs in the page: takes one contender through the steps. */
import { contenders, type Shown } from './portfolio-contenders';
import { works } from './portfolio-tiles';
import { painted, timed } from './timed';

/** The figures of one visit: milliseconds until the frame is painted, and the nodes of the page. */
export interface Figures {
  /** From the works, as data, to the first layout. */
  readonly first: number;
  /** The change to one category. */
  readonly filter: number;
  /** The change back to all works. */
  readonly all: number;
  /** The longest task of the three steps; 0: none took 50 ms. */
  readonly longest: number;
  readonly nodes: number;
}

const CATEGORY = 3;

const longTasks: number[] = [];
new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask' });

/** Measures the first layout of tiles that are painted before the clock starts. */
async function measurePrinted(name: string, count: number): Promise<number> {
  const { contender, items, box } = setUp(name, count);
  contender.print(box, items);
  await rest();
  const started = performance.now();
  const shown = contender.start(box);
  await shown.drawn;
  await painted();
  const first = performance.now() - started;
  confirm(name, shown, count);
  return first;
}

/** Measures the three steps, from data. */
async function measure(name: string, count: number): Promise<Figures> {
  const { contender, items, box } = setUp(name, count);
  const some = items.filter(({ category }) => category === CATEGORY).length;
  contender.define?.();
  await rest();

  longTasks.length = 0;
  const started = performance.now();
  if (!contender.draw) contender.print(box, items);
  const shown = contender.draw ? contender.draw(box, items) : contender.start(box);
  await shown.drawn;
  await painted();
  const first = performance.now() - started;
  confirm(name, shown, count);
  await rest();

  const filter = await timed(() => shown.filter(CATEGORY));
  confirm(name, shown, some);
  await rest();
  const all = await timed(() => shown.filter(null));
  confirm(name, shown, count);
  await rest();
  const nodes = document.querySelectorAll('*').length;
  return { first, filter, all, longest: Math.max(0, ...longTasks), nodes };
}

function setUp(name: string, count: number) {
  const contender = contenders[name];
  if (!contender) throw new Error(`There is no contender ${name}.`);
  const box = document.body.appendChild(document.createElement('div'));
  return { contender, items: works(count), box };
}

function confirm(name: string, shown: Shown, count: number): void {
  if (shown.count() === count) return;
  throw new Error(`${name} shows ${shown.count()} works, which is not what was asked.`);
}

/** Time for images, observers and garbage collection to finish. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

Object.assign(window, { measure, measurePrinted });

/** Runs in the page: takes one contender through the steps. */
import { contenders } from './portfolio-contenders';
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

/** @param isPrinted whether the tiles are painted before the clock starts */
async function measure(name: string, count: number, isPrinted: boolean): Promise<Figures> {
  const contender = contenders[name];
  if (!contender) throw new Error(`There is no contender ${name}.`);
  const items = works(count);
  const some = items.filter(({ category }) => category === CATEGORY).length;
  const box = document.body.appendChild(document.createElement('div'));
  if (isPrinted) contender.print?.(box, items);
  await rest();

  longTasks.length = 0;
  const started = performance.now();
  if (!isPrinted) contender.print?.(box, items);
  const shown = contender.start(box, items);
  await shown.drawn;
  await painted();
  const first = performance.now() - started;
  confirm(shown.count() === count);
  await rest();

  const filter = await timed(() => shown.filter(CATEGORY));
  confirm(shown.count() === some);
  await rest();
  const all = await timed(() => shown.filter(null));
  confirm(shown.count() === count);
  await rest();
  const nodes = document.querySelectorAll('*').length;
  return { first, filter, all, longest: Math.max(0, ...longTasks), nodes };

  function confirm(holds: boolean): void {
    if (!holds)
      throw new Error(`${name} shows ${shown.count()} works, which is not what was asked.`);
  }
}

/** Time for images, observers and garbage collection to finish. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

Object.assign(window, { measure });

/**
 * `npm run bench:built`: the cost of page-builder pages for a slow phone (1.6 Mbit/s, 150 ms, CPU ÷ 4) in
 * headless Chromium before the first scroll, without the site's header.
 *
 * - Pages with all widgets, of which none, or an accordion and tabs, are in the first viewport; then with
 *   the floating elements, which are in every first viewport.
 * - Each with our tags, adopted, and with the weight of the classic stack.
 * - The longest task while 1,000 nodes that are all due at once are adopted (CPU ÷ 4), and the cost of one
 *   of 10,000 nodes without settings.
 *
 * Medians count; times are the main thread's own. The time of scripts is that of the tasks in which a script
 * was compiled or ran, with the browser's work in those tasks. The time that scripts add is the difference to
 * the same tasks without their scripts.
 */
import { widgets } from '../demo/pages/built/widgets';
import { openSite } from '../test/page-objects/site/browser';
import { closeShared } from '../test/shared';
import { longestTask, nodeCost } from './built-adoption';
import { type BuiltVisit, start } from './built-page';
import { classicSite } from './classic-site';
import { printComparison } from './comparison';
import { inTurn } from './in-turn';
import { median } from './median';

const VISITS = Number(process.env.VISITS ?? 5);
const COUNT = 1000;

const lying = widgets.filter(({ floats }) => !floats).map(({ tag }) => tag.slice('nh-'.length));
const bare = 'tools=none&data=none';

/** The widgets of the first viewport, as the address of a built page names them, with the live ones. */
const PAGES = {
  'nothing above the fold that needs a script': {
    query: `${bare}&only=${lying}&top=text`,
    awaited: [],
  },
  'an accordion and tabs above the fold': {
    query: `${bare}&only=${lying}&top=accordion,tabs`,
    awaited: ['.elementor-accordion', '.elementor-tabs'],
  },
  'the same with what floats': {
    query: `${bare}&top=accordion,tabs`,
    awaited: ['.elementor-accordion', '.elementor-tabs'],
  },
};

const site = await openSite();
const classic = await classicSite(site.url);
try {
  for (const [title, { query, awaited }] of Object.entries(PAGES)) {
    const contenders: BuiltVisit[] = [
      { name: 'tags', address: `${classic.url}/built?${query}`, awaited },
      { name: 'adopted', address: `${classic.url}/built-adopted?${query}`, awaited },
      // jQuery brings the accordion of the classic page alive; its other widgets only load their scripts.
      {
        name: 'classic',
        address: `${classic.url}/classic?${query}`,
        awaited: awaited.slice(0, 1),
      },
    ];
    const visits = await inTurn(contenders, VISITS, (contender) => start(site, contender));
    printComparison(`A built page with ${title}`, visits, 'classic');
  }
  const tasks: number[] = [];
  for (let round = 0; round < VISITS; round++) tasks.push(await longestTask(site, COUNT));
  console.log(
    `\nLongest task while ${COUNT} nodes are adopted, CPU ÷ 4: ${median(tasks).toFixed(0)} ms`,
  );
  console.log(`A node that needs nothing: ${(await nodeCost(site)).toFixed(2)} µs`);
} finally {
  classic.close();
  await site.close();
  await closeShared();
}

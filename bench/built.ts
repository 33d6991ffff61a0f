/**
 * `npm run bench:built`: what pages of the page builder's cost a visitor's slow phone (1.6 Mbit/s,
 * 150 ms, CPU ÷ 4) in headless Chromium before the first scroll, without the site's header: with all
 * widgets that lie in the page, of which none, or an accordion and tabs, are in the first window; with our
 * tags, adopted, and with the weight of the classic stack. Then with what floats, which is in every first
 * window. Then the longest task of adopting 1,000 nodes that are all due at once (CPU ÷ 4), and what one of
 * 10,000 nodes costs that needs nothing. The median counts; times are the main thread's own. A script's are
 * the tasks in which one was compiled or ran, with all that the browser did in them; what the scripts add is
 * how much less those would block had no script run in them.
 */
import { widgets } from '../demo/pages/built/widgets';
import { closeShared } from '../test/shared';
import { openSite } from '../test/site/browser';
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

/** The first window's widgets, as the address of a built page names them, and what is to live of them. */
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
      // Its accordion is brought alive as jQuery does it; all else has its scripts, and no life.
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

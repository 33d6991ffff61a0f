import { existsSync, readdirSync } from 'node:fs';
import { readDocs } from '../../demo/docs/site';
import { root } from '../../scripts/contracts';
import type { EngineProgram } from '../../scripts/engine-programs.js';
import { startSite, type TestSite } from '../demo/site';
import { type Check, checks } from './check';
import { Door } from './door';
import { IN_CHROMIUM } from './in-chromium';
import { HungBrowser } from './page';
import { openChromium, openFirefox } from './puppeteer-browser';
import type { Browser, EngineName, Preferences, Tab } from './tab';
import { Visitor } from './visitor';
import { DOCS } from './ways/docs';
import { PASSWORD } from './ways/password';
import { openWebKit } from './webkit-browser';

/** A check is given up after so long, in milliseconds. */
const LIMIT = 180_000;

const open: Readonly<
  Record<EngineName, (program: string, preferences: Preferences) => Promise<Browser>>
> = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

/** How many checks have passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The shared parts of all checks of a run. */
interface House {
  readonly site: TestSite;
  readonly door: Door;
}

/**
 * Runs the checks in the engines, and prints failures. An engine that is missing is named and left out,
 * except Chromium, whose absence is a failure. Chromium runs those checks alone that no other test command does in it.
 *
 * @param only runs only the checks of this file, or with this text in their title, in all engines
 */
export async function runChecks(engines: readonly EngineProgram[], only: string): Promise<Counts> {
  const asked = await chosenChecks(only);
  const total: Counts = { passed: 0, failed: 0 };
  for (const { name, missing } of engines) {
    if (!missing) continue;
    console.error(`${missing} ${name === 'chromium' ? 'This is a failure.' : 'It is left out.'}`);
    if (name === 'chromium') total.failed++;
  }
  const site = await startSite({
    adminPassword: PASSWORD,
    limits: { submissionsPerMinute: 10_000, loginsPerMinute: 1000 },
    // The one page that is checked: reading all of them takes as much work as ten checks.
    docs: () => readDocs(({ path }) => path === DOCS),
  });
  const door = await Door.open(site.url);
  const work = async (engine: EngineProgram): Promise<void> => {
    const own = engine.name === 'chromium' && !only ? withoutSpared(asked) : asked;
    const { passed, failed } = await runEngine(engine, own, { site, door });
    total.passed += passed;
    total.failed += failed;
  };
  // All at once: with one engine after two others, a processor would wait for the last.
  await Promise.all(engines.filter(({ program }) => program).map(work));
  await door.close();
  await site.close();
  return total;
}

/** The checks by system preferences, so that each set needs one browser start. */
async function chosenChecks(only: string): Promise<Map<string, Check[]>> {
  const folder = new URL('checks/', import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    const { length } = checks;
    await import(new URL(file, folder).href);
    for (const check of checks.slice(length)) check.file = file.replace('.check.ts', '');
  }
  const byPreferences = new Map<string, Check[]>();
  for (const check of checks.filter(({ title, file }) => file === only || title.includes(only))) {
    const key = JSON.stringify(check.prefers ?? {});
    byPreferences.set(key, [...(byPreferences.get(key) ?? []), check]);
  }
  return byPreferences;
}

/** The checks that no other test command does in Chromium. */
function withoutSpared(asked: Map<string, Check[]>): Map<string, Check[]> {
  const spared = new Set(IN_CHROMIUM.keys());
  const left = [...asked].map(
    ([preferences, group]) =>
      [preferences, group.filter(({ title }) => !spared.delete(title))] as const,
  );
  for (const file of [...IN_CHROMIUM.values()].flat())
    if (!existsSync(`${root}test/${file}`)) throw new Error(`There is no test/${file}.`);
  if (spared.size > 0) throw new Error(`There is no check “${[...spared].join('”, “')}”.`);
  return new Map(left);
}

async function runEngine(
  { name, title, program = '' }: EngineProgram,
  asked: Map<string, Check[]>,
  house: House,
): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  /** Milliseconds of the passed checks. */
  const times = new Map<Check, number>();
  const started = Date.now();
  let version = title;
  for (const [preferences, group] of asked) {
    const start = () => open[name](program, JSON.parse(preferences) as Preferences);
    let browser: Browser | undefined;
    // WebKitGTK's driver sometimes hangs for good at a script that meets a navigation. Such a check is put
    // at the end of the queue, once, for a fresh browser: a hung driver tells nothing about the page.
    const hung = new Set<Check>();
    for (const queue = [...group]; queue.length > 0; ) {
      const check = queue.shift() as Check;
      try {
        browser ??= await start();
        version = browser.version;
        const begun = Date.now();
        await runCheck({ name, title }, browser, check, house);
        times.set(check, Date.now() - begun);
        counts.passed++;
      } catch (error) {
        if (error instanceof HungBrowser && !hung.has(check)) {
          hung.add(check);
          queue.push(check);
          console.error(`\n${title}: ${check.title}\n  ${error.message} It is run once more.`);
        } else {
          counts.failed++;
          console.error(`\n${title}: ${check.title}\n  ${String(error).replaceAll('\n', '\n  ')}`);
        }
        // Whatever state it is in, the next check is to begin well.
        await browser?.close().catch(() => undefined);
        browser = undefined;
      }
    }
    await browser?.close();
  }
  const took = Math.round((Date.now() - started) / 1000);
  console.log(`${version}: ${counts.passed} passed, ${counts.failed} failed (${took} s)`);
  for (const line of [...slowest(times), sumsByFile(times)]) console.log(`  ${line}`);
  return counts;
}

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

const longestFirst = <Key>(times: ReadonlyMap<Key, number>): [Key, number][] =>
  [...times].sort(([, one], [, other]) => other - one);

/** The ten checks that took longest. */
function slowest(times: ReadonlyMap<Check, number>): string[] {
  return longestFirst(times)
    .slice(0, 10)
    .map(([{ title }, time]) => `${seconds(time)}: ${title}`);
}

/** The time of each file's checks. */
function sumsByFile(times: ReadonlyMap<Check, number>): string {
  const sums = new Map<string, number>();
  for (const [{ file }, time] of times) sums.set(file, (sums.get(file) ?? 0) + time);
  return `By file: ${longestFirst(sums)
    .map(([file, time]) => `${file} ${seconds(time)}`)
    .join(', ')}`;
}

let visits = 0;

async function runCheck(
  { name, title }: Pick<EngineProgram, 'name' | 'title'>,
  browser: Browser,
  check: Check,
  { site, door }: House,
): Promise<void> {
  const tab = await browser.tab();
  const address = door.address(`${name}-${++visits}`);
  const visitor = new Visitor(name, tab, address, site);
  visitor.onLongWait = (what) => console.log(`\n${title}: ${check.title}\n  waits for ${what}`);
  await withinLimit(visitor, act(visitor, tab, check));
  address.release();
}

async function act(visitor: Visitor, tab: Tab, check: Check): Promise<void> {
  await tab.resize(check.width ?? 1280, 900);
  await check.act(visitor);
  if (!check.mayComplain) await visitor.expectSilence();
}

async function withinLimit(visitor: Visitor, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const wait = visitor.waitsFor ? ` It waits for ${visitor.waitsFor}.` : '';
      reject(new Error(`Not done after ${LIMIT / 1000} s.${wait}`));
    }, LIMIT);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

import { readdirSync } from 'node:fs';
import type { EngineProgram } from '../../scripts/engine-programs.js';
import { startSite, type TestSite } from '../demo/site';
import { type Check, checks } from './check';
import { Door } from './door';
import { openChromium, openFirefox } from './puppeteer-browser';
import type { Browser, EngineName, Preferences } from './tab';
import { Visitor } from './visitor';
import { PASSWORD } from './ways/password';
import { openWebKit } from './webkit-browser';

/** Engines at the same time: two processors are reckoned with. */
const AT_ONCE = 2;

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

/** What all checks of a run use. */
interface House {
  readonly site: TestSite;
  readonly door: Door;
}

/**
 * Runs the checks in engines, and prints what fails. An engine that is missing is named and left out,
 * except Chromium, whose absence is a failure.
 *
 * @param only runs only checks with this text in their title
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
  });
  const door = await Door.open(site.url);
  const waiting = engines.filter(({ program }) => program);
  const work = async (): Promise<void> => {
    for (let engine = waiting.shift(); engine; engine = waiting.shift()) {
      const { passed, failed } = await runEngine(engine, asked, { site, door });
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await door.close();
  await site.close();
  return total;
}

/** The checks by what they want of the system, so that a browser is started once for each. */
async function chosenChecks(only: string): Promise<Map<string, Check[]>> {
  const folder = new URL('checks/', import.meta.url);
  for (const file of readdirSync(folder).sort()) await import(new URL(file, folder).href);
  const byPreferences = new Map<string, Check[]>();
  for (const check of checks.filter(({ title }) => title.includes(only))) {
    const key = JSON.stringify(check.prefers ?? {});
    byPreferences.set(key, [...(byPreferences.get(key) ?? []), check]);
  }
  return byPreferences;
}

async function runEngine(
  { name, title, program = '' }: EngineProgram,
  asked: Map<string, Check[]>,
  house: House,
): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  const started = Date.now();
  let version = title;
  for (const [preferences, group] of asked) {
    const start = () => open[name](program, JSON.parse(preferences) as Preferences);
    let browser: Browser | undefined;
    for (const check of group) {
      try {
        browser ??= await start();
        version = browser.version;
        await withinLimit(runCheck(name, browser, check, house));
        counts.passed++;
      } catch (error) {
        counts.failed++;
        console.error(`\n${title}: ${check.title}\n  ${String(error).replaceAll('\n', '\n  ')}`);
        // Whatever state it is in, the next check is to begin well.
        await browser?.close().catch(() => undefined);
        browser = undefined;
      }
    }
    await browser?.close();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${version}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

let visits = 0;

async function runCheck(
  engine: EngineName,
  browser: Browser,
  { act, width = 1280, mayComplain }: Check,
  { site, door }: House,
): Promise<void> {
  const tab = await browser.tab();
  const address = door.address(`${engine}-${++visits}`);
  const visitor = new Visitor(engine, tab, address, site);
  await tab.resize(width, 900);
  await act(visitor);
  if (!mayComplain) await visitor.expectSilence();
  address.release();
  await tab.close();
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${LIMIT / 1000} s.`)), LIMIT);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is not accessible in a page, as axe finds it: each rule with the nodes that break it.
 *
 * @param within a selector; default: all of the page
 */
export async function violations(page: Page | Frame, within?: string): Promise<unknown[]> {
  // Through the debugger: the page's own policy would refuse the script.
  await page.evaluate(axe);
  const found = (await page.evaluate(`axe.run(${JSON.stringify(within) ?? ''})`)) as AxeResults;
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

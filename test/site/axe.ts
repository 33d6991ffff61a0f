import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is not accessible in a page, as axe finds it: each rule with the nodes that break it.
 *
 * @param within a selector; default: all of the page
 */
export async function violations(page: Page | Frame, within?: string): Promise<unknown[]> {
  const isThere = await page.evaluate("typeof axe === 'object'");
  // Through the debugger: the page's own policy would refuse the script.
  if (!isThere) await page.evaluate(axe);
  const root = within === undefined ? 'document' : JSON.stringify(within);
  // Of what is accessible axe describes one node of each rule: nobody reads of it.
  const found = await page.evaluate(
    `axe.run(${root}, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
  return found as unknown[];
}

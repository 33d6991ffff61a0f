import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The accessibility violations that axe finds in a page: each rule with its nodes.
 *
 * @param within a selector; default: the whole page
 */
export async function violations(page: Page | Frame, within?: string): Promise<unknown[]> {
  const isThere = await page.evaluate("typeof axe === 'object'");
  // Injected by the debugger: the page's policy blocks other scripts.
  if (!isThere) await page.evaluate(axe);
  const root = within === undefined ? 'document' : JSON.stringify(within);
  // Rules that pass report one node only: the test does not read them.
  const found = await page.evaluate(
    `axe.run(${root}, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
  return found as unknown[];
}

import { expect } from 'chai';
import { violations } from './axe';
import type { Visit } from './browser';

/** Expects a page without accessibility violations, sideways scrolling and complaints. */
export async function expectQuality({ page, complaints }: Visit): Promise<void> {
  expect(await violations(page)).to.deep.equal([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).to.equal(0);
  expect(complaints).to.deep.equal([]);
}

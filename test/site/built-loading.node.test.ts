import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { widgets } from '../../demo/pages/built/widgets';
import { readSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { filesOf, pageLimits, preloadsOf, weightOf } from '../page-objects/site/page-files';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Floating elements are in the first viewport of every page. */
const lying = widgets.filter(({ floats }) => !floats).map(({ tag }) => tag.slice('nh-'.length));
const rest = `only=${lying}&tools=none&data=none`;

/** The tags that must be enhanced before the page is scrolled, by the widgets in the first viewport. */
const tops = { text: [], 'accordion,tabs': ['.elementor-accordion', '.elementor-tabs'] };

describe('the scripts of a page with all widgets before scrolling', () => {
  for (const page of ['/built', '/built-adopted']) {
    for (const [top, awaited] of Object.entries(tops)) {
      const address = `${page}?top=${top}`;

      it(`are those of the widgets in the first viewport: ${address}`, async () => {
        const moved: string[] = [];
        const alive = async (visited: Page): Promise<void> => {
          for (const one of awaited) await visited.waitForSelector(`${one}[data-nh-live]`);
          await visited.waitForNetworkIdle();
          moved.push(...(await shifts(visited)));
        };
        const how = { width: 390, prepare: noteShifts };
        const files = await filesOf(site, `${address}&${rest}`, alive, how);
        const { bytes, files: most } = pageLimits.react[address] as {
          bytes: number;
          files: number;
        };
        expect(weightOf(files), files.join(' ')).to.be.at.most(bytes);
        expect(files.length, files.join(' ')).to.be.at.most(most);
        expect(files.filter((file) => /react|body\//.test(file))).to.deep.equal([]);
        expect(moved).to.deep.equal([]);
        const early = await preloadsOf(site, `${address}&${rest}`);
        // Roles are corrected after the load event, and the builder's inline script shows most backgrounds: links
        // would only delay what the viewport needs.
        const late = files.filter((file) => /(whole-page|lazy-backgrounds|observers)-/.test(file));
        const others = files.filter((file) => !late.includes(file) && !early.includes(file));
        expect(others).to.deep.equal(['autoload.js']);
      });
    }
  }
});

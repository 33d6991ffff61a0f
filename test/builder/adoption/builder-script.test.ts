import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { accordion, bringPageAlive, isLive, printedAs, show, told } from './fixtures';

await bringPageAlive({ adopt: true });

/** Names of regions are given once the page has loaded, at any time before or after this test, and are kept. */
const withoutLabels = (markup: string): string =>
  markup.replace(/ (?:id|aria-labelledby)="-nh-title\d+"/g, '');

describe('a page where the builder’s own script loads late', () => {
  it('ends all adopted nodes, warns once, and adopts nothing more', async () => {
    const find = show(accordion('id="it"'));
    const printed = withoutLabels(printedAs(find('#it')));
    await until(() => isLive(find('#it')));
    const warnings = await told('warn', async (firstLine) => {
      Object.assign(window, { elementorFrontend: {} });
      window.dispatchEvent(new Event('elementor/frontend/init'));
      await until(() => !isLive(find('#it')));
      find('#it').insertAdjacentHTML('afterend', accordion('id="later"'));
      window.dispatchEvent(new Event('elementor/frontend/init'));
      await rendered();
      // Its words are in a file that loads then.
      await firstLine;
    });
    expect(withoutLabels(printedAs(find('#it')))).to.equal(printed);
    expect(isLive(find('#later'))).to.equal(false);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(/elementorFrontend.* runs on this page/);
  });
});

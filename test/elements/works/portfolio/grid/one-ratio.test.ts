import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { rendered, until } from '../../../../page-objects/until';
import { clearGrids, imageOf, mountGrid, works } from './fixtures';

/** The aspect ratios of the pictures that are in the page, rounded. */
function ratios(list: HTMLElement): number[] {
  return [...list.querySelectorAll('.work > :first-child')].map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    return Math.round((width / height) * 100) / 100;
  });
}

describe('the aspect ratio that a page sets for all pictures of a masonry', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(() => {
    document.body.removeAttribute('style');
    clearGrids();
  });

  it('wins over the ratios in the data', async () => {
    document.body.style.setProperty('--nh-portfolio-ratio', '4 / 3');
    const { list } = mountGrid({ items: works(12), width: 900 });
    await rendered();
    expect([...new Set(ratios(list))]).to.deep.equal([1.33]);
  });

  it('stays when a picture of another ratio is loaded', async () => {
    document.body.style.setProperty('--nh-portfolio-ratio', '1.5');
    const picture = imageOf(100, 300);
    const { box, list } = mountGrid({ items: [{ key: 'one', picture }], width: 900 });
    await until(() => list.querySelector('img')?.complete === true);
    await rendered();
    // All tiles are placed again.
    box.style.width = '700px';
    await rendered();
    expect(ratios(list)).to.deep.equal([1.5]);
  });

  it('is that of each picture by default', async () => {
    const { list } = mountGrid({ items: works(12), width: 900 });
    await rendered();
    expect(new Set(ratios(list)).size).to.be.above(3);
  });
});

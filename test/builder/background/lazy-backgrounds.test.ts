import { expect, fixture, nextFrame } from '@open-wc/testing';
import { showBackgroundsNearby } from '../../../src/builder/background/lazy-backgrounds';
import { until } from '../../page-objects/until';

const container = (name: string): string =>
  `<div id="${name}" class="e-con e-parent">${name}</div>`;

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  window.scrollTo(0, 0);
});
afterEach(() => life.abort());

async function page() {
  const box = await fixture<HTMLElement>(
    `<div>${container('near')}<div style="block-size: 400vh"></div>${container('far')}</div>`,
  );
  const shown = () => [...box.querySelectorAll('.e-lazyloaded')].map(({ id }) => id);
  return { box, shown };
}

describe('background images that the builder defers', () => {
  it('are shown near the viewport, the others when they approach it', async () => {
    const { box, shown } = await page();
    showBackgroundsNearby(document, 'elementor', life.signal);
    await until(() => shown().length > 0);
    expect(shown()).to.deep.equal(['near']);
    box.querySelector('#far')?.scrollIntoView();
    await until(() => shown().length === 2);
  });

  it('are found again after the builder’s event', async () => {
    const { box, shown } = await page();
    showBackgroundsNearby(document, 'elementor', life.signal);
    box.insertAdjacentHTML('afterbegin', container('late'));
    await until(() => shown().length === 1);
    document.dispatchEvent(new CustomEvent('elementor/lazyload/observe'));
    await until(() => shown().length === 2);
    expect(shown()).to.deep.equal(['late', 'near']);
  });

  it('stay unchanged if the builder excludes them from lazy loading, and after the end', async () => {
    const { box, shown } = await page();
    box.querySelector('#near')?.classList.add('e-no-lazyload');
    showBackgroundsNearby(document, 'elementor', life.signal);
    life.abort();
    document.dispatchEvent(new CustomEvent('elementor/lazyload/observe'));
    await nextFrame();
    await nextFrame();
    expect(shown()).to.deep.equal([]);
  });
});

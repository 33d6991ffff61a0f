import '../../../src/define/counter';
import { expect, fixture, html } from '@open-wc/testing';
import { applyMotion } from '../../../src/builder/motion';
import { scrollObserver } from '../../../src/builder/runtime/scroll/scroll-observer';
import { printed, ready } from '../../elements/built/image-carousel/fixtures';
import { rendered, until } from '../../page-objects/until';
import { silenceObservers } from './silent';

silenceObservers();

/** Shows an element below the fold, behind three screens. */
async function belowTheFold(element: unknown): Promise<HTMLElement> {
  const page = await fixture(html`<div><div style="block-size: 300vh"></div>${element}</div>`);
  return page.lastElementChild as HTMLElement;
}

beforeEach(() => scrollTo(0, 0));

describe('on a page whose observers never report', () => {
  it('a carousel starts to slide', async () => {
    const isReady = ready();
    await printed({ navigation: 'both', speed: 0 });
    await isReady;
  });

  it('a counter counts when it is scrolled into view, and not before', async () => {
    const host = await belowTheFold(html`
      <nh-counter><div class="elementor-counter"><span class="elementor-counter-number" data-from-value="0"
        data-to-value="7" data-duration="40">0</span></div></nh-counter>`);
    await Reflect.get(host, 'updateComplete');
    await rendered();
    const number = host.querySelector('span');
    expect(number?.textContent).to.equal('0');
    host.scrollIntoView();
    await until(() => number?.textContent === '7');
  });

  it('an entrance animation plays when it is scrolled into view, and not before', async () => {
    const target = await belowTheFold(html`<div>Hello</div>`);
    const run = new AbortController();
    applyMotion(target, { animation: 'fadeIn' }, run.signal);
    await rendered();
    expect(target.classList.contains('elementor-invisible')).to.equal(true);
    target.scrollIntoView();
    await until(() => target.classList.contains('animated'));
    run.abort();
  });

  it('a scroll observer of site code reports thresholds and the direction', async () => {
    const target = await belowTheFold(html`<div style="block-size: 40px">Hello</div>`);
    const reports: string[] = [];
    const observer = scrollObserver({
      callback: ({ isInViewport, direction }) => reports.push(`${isInViewport} ${direction}`),
    });
    observer.observe(target);
    await until(() => reports.includes('false undefined'));
    target.scrollIntoView();
    await until(() => reports.includes('true up') || reports.includes('true down'));
    observer.disconnect();
    const count = reports.length;
    scrollTo(0, 0);
    await rendered();
    expect(reports).to.have.lengthOf(count);
  });
});

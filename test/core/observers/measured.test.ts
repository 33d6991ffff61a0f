import { expect, fixture, html } from '@open-wc/testing';
import { sizeObserver, viewObserver } from '../../../src/core/observers';
import { measuredSizes, measuredView } from '../../../src/core/observers/measured';
import { until } from '../../page-objects/until';

/** A box with padding and a border, somewhere above the end of the viewport. */
async function boxAt(top: string): Promise<HTMLElement> {
  const page = await fixture(html`<div>
    <div style="position: absolute; inset-block-start: ${top}; inline-size: 100px; block-size: 60px;
      padding: 5px; border: 3px solid">A</div></div>`);
  return page.firstElementChild as HTMLElement;
}

const options = [
  {},
  { rootMargin: '10px' },
  { rootMargin: '200px 0px' },
  { rootMargin: '-20% 0px 50%' },
  { threshold: [0, 0.5, 1] },
];

describe('a measured report of the view', () => {
  for (const top of ['0', '-40px', 'calc(100vh - 40px)', 'calc(100vh + 50px)']) {
    it(`is that of the browser for a box at ${top}, with all options`, async () => {
      const target = await boxAt(top);
      for (const option of options) {
        const browser = await new Promise((resolve) => {
          const observer = viewObserver(([entry]) => {
            observer.disconnect();
            resolve([entry?.isIntersecting, entry?.intersectionRatio.toFixed(2)]);
          }, option);
          observer.observe(target);
        });
        const measured = await new Promise((resolve) => {
          const observer = measuredView(([entry]) => {
            observer.disconnect();
            resolve([entry?.isIntersecting, entry?.intersectionRatio.toFixed(2)]);
          }, option);
          observer.observe(target);
        });
        expect(measured, JSON.stringify(option)).to.deep.equal(browser);
      }
    });
  }

  it('says that an element without a box is out of view', async () => {
    const target = await fixture(html`<div hidden>A</div>`);
    const entries: boolean[] = [];
    const observer = measuredView(([entry]) => entries.push(entry?.isIntersecting === true), {});
    observer.observe(target);
    await until(() => entries.length > 0);
    expect(entries).to.deep.equal([false]);
    observer.disconnect();
  });
});

describe('a measured report of sizes', () => {
  it('has the sizes that the browser reports, and comes again after a change', async () => {
    const target = await boxAt('0');
    const reports = { browser: [] as string[], measured: [] as string[] };
    const note = (name: keyof typeof reports) =>
      (([entry]) => {
        const { contentRect: inner, borderBoxSize } = entry as ResizeObserverEntry;
        const [outer] = borderBoxSize;
        reports[name].push(
          `${inner.width} ${inner.height} ${outer?.inlineSize} ${outer?.blockSize}`,
        );
      }) as Parameters<typeof sizeObserver>[0];
    const observers = [sizeObserver(note('browser')), measuredSizes(note('measured'))];
    for (const observer of observers) observer.observe(target);
    await until(() => reports.browser.length === 1 && reports.measured.length === 1);
    target.style.inlineSize = '200px';
    await until(() => reports.browser.length === 2 && reports.measured.length === 2);
    expect(reports.measured).to.deep.equal(reports.browser);
    for (const observer of observers) observer.disconnect();
  });

  it('leaves out an element without a box until it is shown', async () => {
    const target = await fixture<HTMLElement>(html`<div hidden>A</div>`);
    let reports = 0;
    const observer = measuredSizes(() => reports++);
    observer.observe(target);
    target.hidden = false;
    await until(() => reports === 1);
    observer.disconnect();
  });
});

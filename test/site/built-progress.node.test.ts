import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, shown, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const TRACK = '[data-widget_type="progress.default"] .elementor-progress-wrapper';
const BAR = `${TRACK} .elementor-progress-bar`;

describe('a progress bar on a built page', () => {
  for (const address of builtPages) {
    it(`fills without moving its text, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'progress', { width: 390 });
      const { page, leave } = visit;
      await page.waitForFunction(
        (bar) => document.querySelector<HTMLElement>(bar)?.style.width === '72%',
        {},
        BAR,
      );
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await expectGoodManners(visit);
      await leave();
    });
  }

  it('fills from the right on a right-to-left page', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'progress', {
      prepare: (page) =>
        page.evaluateOnNewDocument(() =>
          document.addEventListener('readystatechange', () => {
            document.documentElement.dir = 'rtl';
          }),
        ),
    });
    const first = await page.waitForFunction(
      (bar) => {
        const [animation] = document.querySelector(bar)?.getAnimations() ?? [];
        return (animation?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.maskPosition;
      },
      {},
      BAR,
    );
    expect(await first.jsonValue()).to.equal('right center');
    await leave();
  });

  it('shows its text and its value without scripts', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'progress', {
      javaScript: false,
    });
    expect((await shown(page, `${BAR} span`)).join(' ')).to.equal('paid for 72%');
    const share = await page.$eval(
      BAR,
      (bar) => bar.clientWidth / (bar.parentElement?.clientWidth ?? 0),
    );
    expect(share).to.be.closeTo(0.72, 0.01);
    await leave();
  });
});

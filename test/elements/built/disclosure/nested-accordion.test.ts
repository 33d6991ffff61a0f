import '../../../../src/define/nested-accordion';
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src';

before(() => configure({ features: ['nested-elements'] }));
after(() => configure({ features: undefined }));
beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));

const item = (at: number, open = '', inner = ''): string =>
  `<details id="d${at}" class="e-n-accordion-item" ${open}>
    <summary tabindex="${at === 1 ? 0 : -1}" aria-expanded="${open !== ''}" aria-controls="d${at}">Title ${at}</summary>
    <div class="e-con" role="region" aria-labelledby="d${at}"><a href="#x${at}">Link ${at}</a>
      <div class="e-con" role="region" aria-labelledby="d${at}">Deeper</div>${inner}</div></details>`;

async function living(
  settings: object = {},
  markup = item(1, 'open') + item(2) + item(3),
): Promise<{
  host: HTMLElement;
  details: HTMLDetailsElement[];
  summaries: HTMLElement[];
  open: () => number[];
}> {
  const host = await fixture<HTMLElement>(
    `<nh-nested-accordion settings='${JSON.stringify(settings)}'><div class="e-n-accordion">${markup}</div></nh-nested-accordion>`,
  );
  await Reflect.get(host, 'updateComplete');
  const details = [...host.querySelectorAll('details')];
  const summaries = [...host.querySelectorAll('summary')];
  return {
    host,
    details,
    summaries,
    open: () => details.flatMap((one, at) => (one.open ? [at] : [])),
  };
}

describe('the builder’s nested accordion', () => {
  it('opens one item at a time', async () => {
    const { open, summaries } = await living();
    summaries[1]?.click();
    expect(open()).to.deep.equal([1]);
    expect(summaries.map((summary) => summary.getAttribute('aria-expanded'))).to.deep.equal([
      'false',
      'true',
      'false',
    ]);
  });

  it('opens multiple items if its settings say so', async () => {
    const { open, summaries } = await living({ max_items_expended: 'multiple' });
    summaries[2]?.click();
    expect(open()).to.deep.equal([0, 2]);
  });

  it('opens its first item if none is printed open, unless all are collapsed by default', async () => {
    const shut = item(1) + item(2);
    expect((await living({}, shut)).open()).to.deep.equal([0]);
    expect((await living({ default_state: 'all_collapsed' }, shut)).open()).to.deep.equal([]);
  });

  it('makes every title reachable with the keyboard', async () => {
    const { summaries } = await living();
    expect(summaries.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, 0, 0]);
    summaries[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(summaries[1]);
    await sendKeys({ press: 'Enter' });
    expect(summaries[1]?.getAttribute('aria-expanded')).to.equal('true');
  });

  it('swaps the horizontal arrows in right-to-left text', async () => {
    const { host, summaries } = await living();
    const focused = (): number => summaries.indexOf(document.activeElement as HTMLElement);
    host.dir = 'rtl';
    summaries[0]?.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused()).to.equal(1);
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(1);
  });

  it('opens the item whose `element_css_id` the page’s address names, and scrolls to it', async () => {
    history.replaceState(null, '', '#prices');
    const named = item(3).replace('<details id="d3"', '<details id="prices"');
    const { details, open } = await living({}, `${item(1, 'open')}${item(2)}${named}`);
    expect(open()).to.deep.equal([2]);
    const { top } = (details[2] as HTMLElement).getBoundingClientRect();
    expect(top >= 0 && top < innerHeight).to.equal(true);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('closes on Escape in its title and in its content', async () => {
    const { open, host, summaries } = await living();
    summaries[0]?.focus();
    await sendKeys({ press: 'Escape' });
    expect(open()).to.deep.equal([]);
    summaries[0]?.click();
    host.querySelector<HTMLElement>('[href="#x1"]')?.focus();
    await sendKeys({ press: 'Escape' });
    expect(open()).to.deep.equal([]);
    expect(document.activeElement).to.equal(summaries[0]);
  });

  it('closes only the inner one of two on Escape', async () => {
    const inner = `<nh-nested-accordion><div class="e-n-accordion">${item(7, 'open')}</div></nh-nested-accordion>`;
    const { open, host } = await living({}, item(1, 'open', inner));
    await Reflect.get(host.querySelector('nh-nested-accordion') as object, 'updateComplete');
    host.querySelector<HTMLElement>('[href="#x7"]')?.focus();
    await sendKeys({ press: 'Escape' });
    expect(open()).to.deep.equal([0]);
  });

  it('has the role region only on the panel itself', async () => {
    const { host } = await living();
    expect(host.querySelectorAll('[role="region"]')).to.have.length(3);
  });

  it('updates its state when the browser opens an item', async () => {
    const { details, summaries, open } = await living();
    const told = new Promise((resolve) =>
      document.addEventListener('nh-nested-accordion-open', resolve, { once: true }),
    );
    (details[2] as HTMLDetailsElement).open = true;
    await told;
    expect(open()).to.deep.equal([2]);
    expect(summaries[2]?.getAttribute('aria-expanded')).to.equal('true');
  });

  it('slides, and reverses on a second click', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { details, summaries } = await living({
      n_accordion_animation_duration: { size: 9, unit: 's' },
    });
    const panel = details[0]?.lastElementChild as HTMLElement;
    summaries[0]?.click();
    expect(summaries[0]?.getAttribute('aria-expanded')).to.equal('false');
    expect(details[0]?.open).to.equal(true);
    expect(panel.getAnimations()).to.have.length(1);
    summaries[0]?.click();
    expect(summaries[0]?.getAttribute('aria-expanded')).to.equal('true');
    panel.getAnimations()[0]?.finish();
    await panel.getAnimations()[0]?.finished;
    expect(details[0]?.open).to.equal(true);
  });

  it('is printed with all items open', async () => {
    const { open } = await living();
    window.dispatchEvent(new Event('beforeprint'));
    // The browser tells later that they are open.
    await nextFrame();
    await nextFrame();
    expect(open()).to.deep.equal([0, 1, 2]);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).to.deep.equal([0]);
  });
});

describe('a nested accordion without its feature', () => {
  it('stays as printed, and opens natively', async () => {
    configure({ features: [] });
    const { open, summaries } = await living();
    summaries[1]?.click();
    expect(open()).to.deep.equal([0, 1]);
    configure({ features: ['nested-elements'] });
  });
});

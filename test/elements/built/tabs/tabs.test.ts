import '../../../../src/define/tabs';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

const title = (at: number, kind: string): string =>
  `<div ${kind === 'desktop' ? `id="tt${at}"` : ''} class="elementor-tab-title elementor-tab-${kind}-title" data-tab="${at}"
    role="tab" tabindex="${at === 1 ? 0 : -1}" aria-selected="${at === 1}" aria-controls="tc${at}" aria-expanded="false">Tab ${at}</div>`;
const panel = (at: number): string =>
  `<div id="tc${at}" class="elementor-tab-content" data-tab="${at}" role="tabpanel" tabindex="0" hidden="${at === 1 ? 'false' : 'hidden'}">Text ${at}</div>`;
const markup = (wrapper = ''): string =>
  `<div class="${wrapper}"><div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${[1, 2, 3].map((at) => title(at, 'desktop')).join('')}</div>
   <div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${[1, 2, 3].map((at) => title(at, 'mobile') + panel(at)).join('')}</div></div></div>`;

async function living(wrapper = '') {
  const host = await fixture<HTMLElement>(`<nh-tabs>${markup(wrapper)}</nh-tabs>`);
  await Reflect.get(host, 'updateComplete');
  const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
  const [titles, phoneTitles, panels] = ['desktop-title', 'mobile-title', 'content'].map((name) =>
    all(`.elementor-tab-${name}`),
  ) as [HTMLElement[], HTMLElement[], HTMLElement[]];
  return { host, titles, phoneTitles, panels };
}

const shown = (panels: HTMLElement[]): number[] =>
  panels.flatMap((one, at) => (one.matches('[hidden]') ? [] : [at]));
const tabStops = (titles: HTMLElement[]): number[] => titles.map(({ tabIndex }) => tabIndex);

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the builder’s tabs', () => {
  it('show their first panel, and another one on a click', async () => {
    const { titles, panels } = await living();
    expect(shown(panels)).to.deep.equal([0]);
    titles[2]?.click();
    expect(shown(panels)).to.deep.equal([2]);
    expect(titles.map((one) => one.getAttribute('aria-selected'))).to.deep.equal([
      'false',
      'false',
      'true',
    ]);
  });

  it('keep closed panels out of the tab order and of the accessibility tree', async () => {
    const { host, titles, panels } = await living();
    titles[1]?.click();
    expect(panels.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1]);
    const hidden = panels.map((one) => one.getAttribute('aria-hidden'));
    expect(hidden).to.deep.equal(['true', null, 'true']);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(panels.map((one) => one.getAttribute('tabindex'))).to.deep.equal(['0', '0', '0']);
    expect(panels.some((one) => one.hasAttribute('aria-hidden'))).to.equal(false);
  });

  it('synchronize both titles', async () => {
    const { phoneTitles, titles, panels } = await living();
    phoneTitles[1]?.click();
    expect(shown(panels)).to.deep.equal([1]);
    expect(titles[1]?.classList.contains('elementor-active')).to.equal(true);
    expect(phoneTitles.map((one) => one.getAttribute('aria-expanded'))).to.deep.equal([
      'false',
      'true',
      'false',
    ]);
  });

  it('emit one event per selection, and none for a click on the selected tab', async () => {
    const heard: number[] = [];
    const { host, titles } = await living();
    host.addEventListener('nh-tabs-open', ({ detail }) => heard.push(detail.index));
    titles[0]?.click();
    titles[1]?.click();
    titles[1]?.click();
    expect(heard).to.deep.equal([1]);
  });

  it('have one tab stop, which the arrow keys move, and select on Enter and Space', async () => {
    const { titles, panels } = await living();
    expect(tabStops(titles)).to.deep.equal([0, -1, -1]);
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(document.activeElement).to.equal(titles[1]);
    expect(shown(panels)).to.deep.equal([0]);
    await sendKeys({ press: 'Space' });
    expect(shown(panels)).to.deep.equal([1]);
    await sendKeys({ press: 'End' });
    titles[2]?.blur();
    expect(tabStops(titles)).to.deep.equal([-1, 0, -1]);
  });

  it('move vertically if they are printed vertically', async () => {
    const { titles, host } = await living('elementor-tabs-view-vertical');
    expect(host.querySelector('[role="tablist"]')?.getAttribute('aria-orientation')).to.equal(
      'vertical',
    );
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(titles[1]);
  });

  it('show the panel that the page’s address points to', async () => {
    location.hash = '#tc3';
    expect(shown((await living()).panels)).to.deep.equal([2]);
  });

  it('are one tab list, not two', async () => {
    const { host } = await living();
    expect(host.querySelectorAll('[role="tablist"]')).to.have.length(1);
    await expect(host).to.be.accessible();
  });

  it('show a panel found by find-in-page', async () => {
    const { panels } = await living();
    panels[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown(panels)).to.deep.equal([1]);
  });
});

import '../../../../src/define/nested-tabs';
import { aTimeout, expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { until } from '../../../page-objects/until';

before(() => configure({ features: ['nested-elements'] }));
after(() => configure({ features: undefined }));

const markup = (inner = '', width = ''): string => `<div class="e-n-tabs" ${width}>
  <div class="e-n-tabs-heading" role="tablist" style="display: flex">
    ${[1, 2, 3].map((at) => `<button id="n${at}" class="e-n-tab-title" role="tab" data-tab-index="${at}" tabindex="${at === 1 ? 0 : -1}" aria-selected="${at === 1}">Tab ${at}</button>`).join('')}</div>
  <div class="e-n-tabs-content">
    ${[1, 2, 3].map((at) => `<div id="p${at}" class="e-con ${at === 1 ? 'e-active' : ''}" role="tabpanel" data-tab-index="${at}">Text ${at}${at === 1 ? inner : ''}</div>`).join('')}</div></div>`;

async function living(settings = '{}', content = markup()) {
  const host = await fixture<HTMLElement>(
    `<nh-nested-tabs settings='${settings}'>${content}</nh-nested-tabs>`,
  );
  await Reflect.get(host, 'updateComplete');
  const root = host.querySelector('.e-n-tabs') as HTMLElement;
  const titles = [...root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-heading > button')];
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-content > *')];
  const shown = (): number[] =>
    panels.flatMap((panel, at) => (panel.classList.contains('e-active') ? [at] : []));
  return { host, root, titles, panels, shown };
}

describe('the builder’s nested tabs', () => {
  it('show the panel of the clicked title', async () => {
    const { root, titles, panels, shown } = await living();
    expect(root.classList.contains('e-activated')).to.equal(true);
    expect(root.dataset.touchMode).to.equal(String('ontouchstart' in window));
    titles[1]?.click();
    expect(shown()).to.deep.equal([1]);
    expect(titles.map((title) => title.ariaSelected)).to.deep.equal(['false', 'true', 'false']);
    expect(panels[0]?.getBoundingClientRect().height).to.equal(0);
  });

  it('move with the arrow keys, and select on Enter', async () => {
    const { titles, shown } = await living();
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(document.activeElement).to.equal(titles[2]);
    expect(shown()).to.deep.equal([0]);
    await sendKeys({ press: 'Enter' });
    expect(shown()).to.deep.equal([2]);
  });

  it('make an open panel a tab stop unless something inside it can have the focus', async () => {
    const { titles, panels } = await living('{}', markup('<a href="#a">More</a>'));
    expect(panels.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, -1]);
    titles[1]?.click();
    expect(panels.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1]);
    const hidden = panels.map((one) => one.getAttribute('aria-hidden'));
    expect(hidden).to.deep.equal(['true', null, 'true']);
  });

  it('move the focus from a panel to its title on Escape', async () => {
    const { host, titles } = await living('{}', markup('<a href="#x">Link</a>'));
    host.querySelector<HTMLElement>('[href="#x"]')?.focus();
    await sendKeys({ press: 'Escape' });
    expect(titles.indexOf(document.activeElement as HTMLElement)).to.equal(0);
  });

  it('are named by the heading directly before them', async () => {
    const page = await fixture<HTMLElement>(
      `<div><div><h3>Courses</h3></div><nh-nested-tabs>${markup()}</nh-nested-tabs></div>`,
    );
    const host = page.querySelector('nh-nested-tabs') as HTMLElement;
    await Reflect.get(host, 'updateComplete');
    const list = page.querySelector('[role="tablist"]') as HTMLElement;
    expect(list.getAttribute('aria-labelledby')).to.equal(page.querySelector('h3')?.id);
    expect(page.querySelector('h3')?.id).not.to.equal('');
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(list.hasAttribute('aria-labelledby')).to.equal(false);
  });

  it('are named by the title of their tag, else by a message, if there is no heading', async () => {
    const names: (string | null)[] = [];
    for (const attributes of ['', 'title="Courses"']) {
      const host = await fixture<HTMLElement>(
        `<nh-nested-tabs ${attributes}>${markup()}</nh-nested-tabs>`,
      );
      await Reflect.get(host, 'updateComplete');
      const list = host.querySelector('[role="tablist"]') as HTMLElement;
      names.push(list.getAttribute('aria-label'));
      host.remove();
      await Reflect.get(host, 'updateComplete');
      names.push(list.getAttribute('aria-label'));
    }
    expect(names).to.deep.equal(['Tabs', null, 'Courses', null]);
  });

  it('do not submit a form around them', async () => {
    const { titles } = await living();
    expect((titles[0] as HTMLButtonElement).type).to.equal('button');
  });

  it('are independent of tabs in their panels', async () => {
    const inner = `<nh-nested-tabs>${markup().replaceAll('id="', 'id="i')}</nh-nested-tabs>`;
    const { host, shown } = await living('{}', markup(inner));
    const innerHost = host.querySelector('nh-nested-tabs') as HTMLElement;
    await Reflect.get(innerHost, 'updateComplete');
    innerHost.querySelectorAll<HTMLElement>('button')[2]?.click();
    expect(shown()).to.deep.equal([0]);
    expect(innerHost.querySelector('#ip3')?.classList.contains('e-active')).to.equal(true);
  });

  it('show a panel found by find-in-page', async () => {
    const { panels, shown } = await living();
    expect(panels[2]?.getAttribute('hidden')).to.equal('until-found');
    panels[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown()).to.deep.equal([2]);
  });

  it('are accessible', async () => {
    await expect((await living()).host).to.be.accessible();
  });
});

describe('nested tabs in the accordion layout', () => {
  const below = markup().replace('display: flex', 'display: contents');

  it('show a panel shortly after its title is selected, which stays in view', async () => {
    const { titles, shown } = await living('{}', below);
    titles[2]?.click();
    expect(shown()).to.deep.equal([0]);
    await until(() => shown().join() === '2');
    const { top } = titles[2]?.getBoundingClientRect() ?? {};
    expect(top).to.be.within(0, innerHeight);
  });

  it('move vertically with the arrow keys', async () => {
    const { titles } = await living('{}', below);
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(titles[1]);
  });

  it('select nothing after they have ended', async () => {
    const { host, titles, shown } = await living('{}', below);
    titles[2]?.click();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    await aTimeout(20);
    expect(shown()).to.deep.equal([0]);
  });
});

describe('nested tabs with horizontal scroll', () => {
  const narrow = markup('', 'style="inline-size: 60px"');

  it('scroll the selected title into view', async () => {
    const { root, titles } = await living('{"horizontal_scroll":"enable"}', narrow);
    const row = root.firstElementChild as HTMLElement;
    expect(row.scrollWidth).to.be.greaterThan(row.clientWidth);
    titles[2]?.click();
    expect(row.scrollLeft).to.be.greaterThan(0);
  });

  it('scroll only on the devices of their settings, also after a resize', async () => {
    const { innerWidth } = window;
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    const { root } = await living(
      '{"horizontal_scroll":"disable","horizontal_scroll_mobile":"enable"}',
      narrow,
    );
    const row = root.firstElementChild as HTMLElement;
    expect(row.classList.contains('e-scroll')).to.equal(false);
    configure({ breakpoints: { mobile: innerWidth + 10 } });
    await until(() => row.classList.contains('e-scroll'));
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    await until(() => !row.classList.contains('e-scroll'));
    configure({ breakpoints: undefined });
  });

  it('keep their first title reachable with any alignment', async () => {
    const centred = `<style>.e-n-tabs-heading { justify-content: var(--n-tabs-heading-justify-content) }</style>${markup(
      '',
      'style="inline-size: 60px; --n-tabs-heading-justify-content: center"',
    )}`;
    const { root, titles } = await living('{"horizontal_scroll":"enable"}', centred);
    const { left } = root.getBoundingClientRect();
    expect(titles[0]?.getBoundingClientRect().left).to.equal(left);
  });

  it('can be dragged with the mouse without selecting a tab', async () => {
    const { root, shown } = await living('{"horizontal_scroll":"enable"}', narrow);
    const row = root.firstElementChild as HTMLElement;
    const { left, top } = row.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 50, Math.round(top) + 8] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(left) + 10, Math.round(top) + 8] });
    await sendMouse({ type: 'up' });
    expect(row.scrollLeft).to.be.greaterThan(20);
    expect(shown()).to.deep.equal([0]);
  });
});

import '../../../../src/define/nested-tabs';
import { aTimeout, expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { configure } from '../../../../src';

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

describe('nested tabs of the builder’s', () => {
  it('show the panel of the title that is clicked', async () => {
    const { root, titles, panels, shown } = await living();
    expect(root.classList.contains('e-activated')).to.equal(true);
    expect(root.dataset.touchMode).to.equal(String('ontouchstart' in window));
    titles[1]?.click();
    expect(shown()).to.deep.equal([1]);
    expect(titles.map((title) => title.ariaSelected)).to.deep.equal(['false', 'true', 'false']);
    expect(panels[0]?.getBoundingClientRect().height).to.equal(0);
  });

  it('go along by the arrows, and choose by Enter', async () => {
    const { titles, shown } = await living();
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(document.activeElement).to.equal(titles[2]);
    expect(shown()).to.deep.equal([0]);
    await sendKeys({ press: 'Enter' });
    expect(shown()).to.deep.equal([2]);
  });

  it('do not send a form that they are in', async () => {
    const { titles } = await living();
    expect((titles[0] as HTMLButtonElement).type).to.equal('button');
  });

  it('keep apart from tabs in their panels', async () => {
    const inner = `<nh-nested-tabs>${markup().replaceAll('id="', 'id="i')}</nh-nested-tabs>`;
    const { host, shown } = await living('{}', markup(inner));
    const innerHost = host.querySelector('nh-nested-tabs') as HTMLElement;
    await Reflect.get(innerHost, 'updateComplete');
    innerHost.querySelectorAll<HTMLElement>('button')[2]?.click();
    expect(shown()).to.deep.equal([0]);
    expect(innerHost.querySelector('#ip3')?.classList.contains('e-active')).to.equal(true);
  });

  it('show what the browser’s search has found', async () => {
    const { panels, shown } = await living();
    expect(panels[2]?.getAttribute('hidden')).to.equal('until-found');
    panels[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown()).to.deep.equal([2]);
  });

  it('are accessible', async () => {
    await expect((await living()).host).to.be.accessible();
  });
});

describe('nested tabs that read as an accordion', () => {
  const below = markup().replace('display: flex', 'display: contents');

  it('show a panel a moment after its title was chosen, which stays in view', async () => {
    const { titles, shown } = await living('{}', below);
    titles[2]?.click();
    expect(shown()).to.deep.equal([0]);
    await waitUntil(() => shown().join() === '2');
    const { top } = titles[2]?.getBoundingClientRect() ?? {};
    expect(top).to.be.within(0, innerHeight);
  });

  it('go up and down by the arrows', async () => {
    const { titles } = await living('{}', below);
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(titles[1]);
  });

  it('choose nothing any more when they have ended', async () => {
    const { host, titles, shown } = await living('{}', below);
    titles[2]?.click();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    await aTimeout(20);
    expect(shown()).to.deep.equal([0]);
  });
});

describe('nested tabs in one scrolling row', () => {
  const narrow = markup('', 'style="inline-size: 60px"');

  it('bring the chosen title into view', async () => {
    const { root, titles } = await living('{"horizontal_scroll":"enable"}', narrow);
    const row = root.firstElementChild as HTMLElement;
    expect(row.scrollWidth).to.be.greaterThan(row.clientWidth);
    titles[2]?.click();
    expect(row.scrollLeft).to.be.greaterThan(0);
  });

  it('are in it only on the devices that their settings name, as the window changes', async () => {
    const { innerWidth } = window;
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    const { root } = await living(
      '{"horizontal_scroll":"disable","horizontal_scroll_mobile":"enable"}',
      narrow,
    );
    const row = root.firstElementChild as HTMLElement;
    expect(row.classList.contains('e-scroll')).to.equal(false);
    configure({ breakpoints: { mobile: innerWidth + 10 } });
    await waitUntil(() => row.classList.contains('e-scroll'));
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    await waitUntil(() => !row.classList.contains('e-scroll'));
    configure({ breakpoints: undefined });
  });

  it('have their first title in reach wherever the settings put them', async () => {
    const centred = `<style>.e-n-tabs-heading { justify-content: var(--n-tabs-heading-justify-content) }</style>${markup(
      '',
      'style="inline-size: 60px; --n-tabs-heading-justify-content: center"',
    )}`;
    const { root, titles } = await living('{"horizontal_scroll":"enable"}', centred);
    const { left } = root.getBoundingClientRect();
    expect(titles[0]?.getBoundingClientRect().left).to.equal(left);
  });

  it('are dragged by the mouse, which then chooses nothing', async () => {
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

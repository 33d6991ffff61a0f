import '../../../../src/define/progress';
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import first from '../../../../src/elements/built/progress/first.css?inline';
import { rendered, until } from '../../../page-objects/until';

afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

interface How {
  readonly max?: string;
  readonly track?: string;
  readonly title?: string;
  readonly above?: string;
}

async function living({ max = '72', track = '', title = '', above = '0' }: How = {}) {
  const page = await fixture(`<div><div style="block-size: ${above}"></div><nh-progress>${title}
    <div class="elementor-progress-wrapper" role="progressbar" aria-valuenow="${max}" ${track}>
    <div class="elementor-progress-bar" data-max="${max}"><span class="elementor-progress-text">Paid for</span></div>
    </div></nh-progress></div>`);
  const host = page.querySelector('nh-progress') as HTMLElement;
  await Reflect.get(host, 'updateComplete');
  return {
    host,
    wrapper: page.querySelector('[role="progressbar"]') as HTMLElement,
    bar: page.querySelector('.elementor-progress-bar') as HTMLElement,
  };
}

describe('the builder’s progress bar', () => {
  it('fills when it comes into view', async () => {
    const { host, bar } = await living({ above: '300vh' });
    await rendered();
    expect(bar.style.width).to.equal('');
    host.scrollIntoView();
    await until(() => bar.style.width === '72%');
    expect(bar.getAnimations()).to.have.length(1);
  });

  it('is full at 100 for larger values, and empty without a number', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const over = await living({ max: '140' });
    expect(over.bar.style.width).to.equal('100%');
    expect(over.wrapper.getAttribute('aria-valuenow')).to.equal('100');
    expect((await living({ max: 'much' })).bar.style.width).to.equal('0%');
  });

  it('does not animate with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { bar } = await living({ above: '300vh' });
    expect(bar.style.width).to.equal('72%');
    expect(bar.getAnimations()).to.deep.equal([]);
  });

  it('fills again in the editor when its settings change', async () => {
    configure({ mode: 'edit' });
    const { host, bar } = await living();
    await until(() => bar.getAnimations().length === 1);
    bar.getAnimations()[0]?.finish();
    host.setAttribute('settings', '{"title":"Other"}');
    await until(() => bar.getAnimations()[0]?.playState === 'running');
    configure({ mode: undefined });
  });

  it('is printed filled', async () => {
    const { bar } = await living({ above: '300vh' });
    window.dispatchEvent(new Event('beforeprint'));
    expect(bar.style.width).to.equal('72%');
  });

  it('is printed filled before its code has run', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `.elementor-progress-bar { width: 0 } ${first}`;
    const bars = await fixture(
      '<div><div class="elementor-progress-wrapper"><div class="elementor-progress-bar" data-max="50">Half</div></div></div>',
    );
    const [bar, track] = [bars.querySelector('[data-max]'), bars.firstElementChild].map(
      (node) => node?.getBoundingClientRect().width ?? 0,
    );
    expect(bar).to.equal(0);
    await emulateMedia({ media: 'print' });
    const printed = bars.querySelector('[data-max]')?.getBoundingClientRect().width;
    await emulateMedia({ media: 'screen' });
    sheet.remove();
    expect(printed).to.equal((track ?? 0) / 2);
  });

  it('is named by its own title despite a duplicate id', async () => {
    await fixture('<span id="same">Another</span>');
    const title = '<span class="elementor-title" id="same">The press</span>';
    const { host, wrapper } = await living({ title, track: 'aria-labelledby="same"' });
    const id = wrapper.getAttribute('aria-labelledby');
    expect(host.querySelector(`#${id}`)?.textContent).to.equal('The press');
    await expect(host).to.be.accessible();
  });

  it('is named by its text if no name is printed', async () => {
    const { host, wrapper } = await living();
    expect(wrapper.getAttribute('aria-label')).to.equal('Paid for');
    await expect(host).to.be.accessible();
  });

  it('keeps its printed name', async () => {
    const { wrapper } = await living({ track: 'aria-label="The press"' });
    expect(wrapper.getAttribute('aria-label')).to.equal('The press');
  });

  it('restores the printed markup when it ends', async () => {
    const { host, wrapper, bar } = await living();
    await until(() => bar.style.width === '72%');
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(bar.style.cssText).to.equal('');
    expect(bar.getAnimations()).to.deep.equal([]);
    expect(wrapper.hasAttribute('aria-label')).to.equal(false);
  });
});

import '../../../../src/define/progress';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { configure } from '../../../../src';

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

describe('a progress bar of the builder’s', () => {
  it('fills when it comes into view', async () => {
    const { host, bar } = await living({ above: '300vh' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(bar.style.width).to.equal('');
    host.scrollIntoView();
    await waitUntil(() => bar.style.width === '72%');
    expect(bar.getAnimations()).to.have.length(1);
  });

  it('is full at 100, whatever more is printed, and empty without a number', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const over = await living({ max: '140' });
    expect(over.bar.style.width).to.equal('100%');
    expect(over.wrapper.getAttribute('aria-valuenow')).to.equal('100');
    expect((await living({ max: 'much' })).bar.style.width).to.equal('0%');
  });

  it('does not move where less motion is wanted', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { bar } = await living({ above: '300vh' });
    expect(bar.style.width).to.equal('72%');
    expect(bar.getAnimations()).to.deep.equal([]);
  });

  it('fills anew in the editor when its settings change', async () => {
    configure({ mode: 'edit' });
    const { host, bar } = await living();
    await waitUntil(() => bar.getAnimations().length === 1);
    bar.getAnimations()[0]?.finish();
    host.setAttribute('settings', '{"title":"Other"}');
    await waitUntil(() => bar.getAnimations()[0]?.playState === 'running');
    configure({ mode: undefined });
  });

  it('is full on paper', async () => {
    const { bar } = await living({ above: '300vh' });
    window.dispatchEvent(new Event('beforeprint'));
    expect(bar.style.width).to.equal('72%');
  });

  it('is named by its own title, though another has the same id', async () => {
    await fixture('<span id="same">Another</span>');
    const title = '<span class="elementor-title" id="same">The press</span>';
    const { host, wrapper } = await living({ title, track: 'aria-labelledby="same"' });
    const id = wrapper.getAttribute('aria-labelledby');
    expect(host.querySelector(`#${id}`)?.textContent).to.equal('The press');
    await expect(host).to.be.accessible();
  });

  it('is named by its own words where no name is printed', async () => {
    const { host, wrapper } = await living();
    expect(wrapper.getAttribute('aria-label')).to.equal('Paid for');
    await expect(host).to.be.accessible();
  });

  it('keeps the name that is printed', async () => {
    const { wrapper } = await living({ track: 'aria-label="The press"' });
    expect(wrapper.getAttribute('aria-label')).to.equal('The press');
  });

  it('gives the page back as it was printed when it ends', async () => {
    const { host, wrapper, bar } = await living();
    await waitUntil(() => bar.style.width === '72%');
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(bar.style.cssText).to.equal('');
    expect(bar.getAnimations()).to.deep.equal([]);
    expect(wrapper.hasAttribute('aria-label')).to.equal(false);
  });
});

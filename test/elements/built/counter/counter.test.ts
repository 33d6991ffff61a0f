import '../../../../src/define/counter';
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { configure } from '../../../../src';
import { nextFrame, rendered, until } from '../../../page-objects/until';

afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

async function living({ duration = 40, above = '0' } = {}) {
  const page = await fixture(`<div><div style="block-size: ${above}"></div><nh-counter>
    <div class="elementor-counter"><div class="elementor-counter-number-wrapper">
    <span class="elementor-counter-number" data-from-value="0" data-to-value="1250" data-duration="${duration}"
      data-delimiter=",">0</span></div></div></nh-counter></div>`);
  const host = page.querySelector('nh-counter') as HTMLElement;
  const number = page.querySelector('.elementor-counter-number') as HTMLElement;
  await Reflect.get(host, 'updateComplete');
  return { host, number };
}

describe('the builder’s counter', () => {
  it('counts to its target when in view', async () => {
    const { number } = await living();
    expect(number.textContent).to.equal('0');
    await until(() => number.textContent === '1,250');
  });

  it('waits until it comes into view, and reserves the width of its target', async () => {
    const { host, number } = await living({ above: '300vh' });
    await rendered();
    expect(number.textContent).to.equal('0');
    expect(number.dataset.nhFinal).to.equal('1,250');
    host.scrollIntoView();
    await until(() => number.textContent === '1,250');
  });

  it('exposes its target to screen readers from the start', async () => {
    const { host, number } = await living({ above: '300vh' });
    expect(number.getAttribute('aria-label')).to.equal('1,250');
    await expect(host).to.be.accessible();
    host.scrollIntoView();
    await until(() => number.textContent === '1,250');
    expect(number.hasAttribute('role')).to.equal(false);
    expect(number.hasAttribute('aria-label')).to.equal(false);
  });

  it('shows its target at once with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { number } = await living({ above: '300vh' });
    expect(number.textContent).to.equal('1,250');
  });

  it('prints its target, also during the count', async () => {
    const { number } = await living({ duration: 60_000 });
    await until(() => number.textContent !== '0');
    window.dispatchEvent(new Event('beforeprint'));
    expect(number.textContent).to.equal('1,250');
    await rendered();
    expect(number.textContent).to.equal('1,250');
  });

  it('restarts in the editor when its settings change', async () => {
    configure({ mode: 'edit' });
    const { host, number } = await living({ duration: 0 });
    await until(() => number.textContent === '1,250');
    number.textContent = 'changed';
    host.setAttribute('settings', '{"title":"Other"}');
    await until(() => number.textContent === '1,250');
    configure({ mode: 'public' });
  });

  it('restores the printed markup when it ends', async () => {
    const { host, number } = await living({ duration: 60_000 });
    await until(() => number.textContent !== '0');
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(number.textContent).to.equal('0');
    expect(number.getAttributeNames().filter((name) => !name.startsWith('data-'))).to.deep.equal([
      'class',
    ]);
    await nextFrame();
    expect(number.textContent).to.equal('0');
  });
});

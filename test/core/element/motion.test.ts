import { expect } from '@open-wc/testing';
import { drawn, type ProbeElement, probeTag, until } from './fixtures';

/** A widget as the builder prints it, hidden until it has come in. */
async function widget(settings: object, content = ''): Promise<HTMLElement> {
  const tag = probeTag();
  const around = await drawn(
    `<div class="elementor-invisible" data-element_type="widget" data-settings='${JSON.stringify(settings)}'>` +
      `<${tag}>${content}</${tag}></div>`,
  );
  await (around.querySelector(tag) as ProbeElement).updateComplete;
  return around;
}

describe('the common settings of the page builder', () => {
  it('let a widget come in with its animation', async () => {
    const around = await widget({ _animation: 'fadeIn' });
    await until(() => around.classList.contains('animated'));
    expect(around.className).to.equal('animated fadeIn');
  });

  it('leave the element visible when it is taken out', async () => {
    const around = await widget({ _animation: 'fadeIn' });
    await until(() => around.classList.contains('animated'));
    const element = around.firstElementChild as ProbeElement;
    element.remove();
    await element.updateComplete;
    expect(around.className).to.equal('');
  });

  it('come from the element’s own settings too', async () => {
    const tag = probeTag();
    const element = await drawn(
      `<${tag} style="display: block" settings='{"animation":"zoomIn"}'></${tag}>`,
    );
    await until(() => element.classList.contains('animated'));
    expect(element.classList.contains('zoomIn')).to.equal(true);
  });
});

import { expect } from '@open-wc/testing';
import { provideMotion } from '../../../src/elements/built';
import { drawn, type ProbeElement, probeTag, until } from './fixtures';

provideMotion();

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

  it('come from the builder’s node though the element has settings of its own', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div class="elementor-invisible" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>` +
        `<${tag} settings='{"word":"own"}'></${tag}></div>`,
    );
    await until(() => around.classList.contains('animated'));
    expect(around.className).to.equal('animated fadeIn');
  });

  it('come from the property, and end when it is taken back', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag} style="display: block"></${tag}>`);
    element.settings = { animation: 'zoomIn' };
    await until(() => element.classList.contains('zoomIn'));
    element.settings = undefined;
    await element.updateComplete;
    expect(element.classList.contains('zoomIn')).to.equal(false);
  });

  it('come in once, though the same settings are printed again', async () => {
    const tag = probeTag();
    const element = await drawn(
      `<${tag} style="display: block" settings='{"animation":"zoomIn"}'></${tag}>`,
    );
    await until(() => element.classList.contains('animated'));
    element.setAttribute('settings', '{"animation":"zoomIn"}');
    await element.updateComplete;
    expect(element.classList.contains('animated')).to.equal(true);
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

import { expect } from '@open-wc/testing';
import { provideMotion } from '../../../src/builder';
import { instanceOf } from '../../../src/core/element';
import { captureConsole, consoleDuring } from '../../page-objects/captured-console';
import { until } from '../../page-objects/until';
import { drawn, type ProbeElement, probeTag } from './fixtures';

provideMotion();

/** A widget as the builder prints it, hidden until its entrance. */
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
  it('animate a widget’s entrance', async () => {
    const around = await widget({ _animation: 'fadeIn' });
    await until(() => around.classList.contains('animated'));
    expect(around.className).to.equal('animated fadeIn');
  });

  it('leave the element visible when it is removed', async () => {
    const around = await widget({ _animation: 'fadeIn' });
    await until(() => around.classList.contains('animated'));
    const element = around.firstElementChild as ProbeElement;
    element.remove();
    await element.updateComplete;
    expect(around.className).to.equal('');
  });

  it('apply from the builder’s node when the element has its own settings', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div class="elementor-invisible" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>` +
        `<${tag} settings='{"word":"own"}'></${tag}></div>`,
    );
    await until(() => around.classList.contains('animated'));
    expect(around.className).to.equal('animated fadeIn');
  });

  it('apply to the tag in the widget, not to a nested one', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div class="elementor-invisible" data-element_type="widget" data-settings='{"_animation":"fadeIn","word":"its"}'>` +
        `<nh-outer><${tag}></${tag}></nh-outer></div>`,
    );
    const element = around.querySelector(tag) as ProbeElement;
    await element.updateComplete;
    expect(instanceOf(element)?.builderNode === undefined).to.equal(true);
  });

  it('apply from the property, and end when it is reset', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag} style="display: block"></${tag}>`);
    element.settings = { animation: 'zoomIn' };
    await until(() => element.classList.contains('zoomIn'));
    element.settings = undefined;
    await element.updateComplete;
    expect(element.classList.contains('zoomIn')).to.equal(false);
  });

  it('apply once when the same settings are printed again', async () => {
    const tag = probeTag();
    const element = await drawn(
      `<${tag} style="display: block" settings='{"animation":"zoomIn"}'></${tag}>`,
    );
    await until(() => element.classList.contains('animated'));
    element.setAttribute('settings', '{"animation":"zoomIn"}');
    await element.updateComplete;
    expect(element.classList.contains('animated')).to.equal(true);
  });

  it('are parsed like all settings: ignoring case, and an invalid value affects only its key', async () => {
    const tag = probeTag();
    const settings = { Animation: 'zoomIn', _animation_delay: 'soon', stretch_element: 'maybe' };
    const warnings = captureConsole('warn');
    try {
      const element = await drawn(
        `<${tag} style="display: block" settings='${JSON.stringify(settings)}'></${tag}>`,
      );
      await until(() => element.classList.contains('animated'));
      expect(element.classList.contains('zoomIn')).to.equal(true);
      expect(element.style.width).to.equal('');
      await warnings.reached(2);
    } finally {
      warnings.restore();
    }
    expect(warnings.messages.map((message) => message.split(', ')[0])).to.deep.equal([
      `<${tag}>: settings._animation_delay is "soon"`,
      `<${tag}>: settings.stretch_element is "maybe"`,
    ]);
  });

  it('apply from the builder’s node when the element’s own settings lack the key', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div data-element_type="widget" data-settings='{"stretch_element":"yes"}'>` +
        `<${tag} settings='{"word":"own"}'></${tag}></div>`,
    );
    await until(() => around.style.width !== '');
    (around.firstElementChild as ProbeElement).settings = { stretch_element: 'no' };
    await until(() => around.style.width === '');
  });

  it('are checked on the builder’s node too, whose other keys are ignored', async () => {
    const warnings = await consoleDuring('warn', async (firstLine) => {
      await widget({ _animation_delay: 'soon', _id: '4f2a' });
      await firstLine;
    });
    expect(warnings[0]?.[0]).to.contain(': data-settings._animation_delay is "soon"');
  });

  it('are ignored in a prototype', async () => {
    const tag = probeTag();
    const element = await drawn(
      `<${tag} style="display: block" settings='{"__proto__":{"animation":"fadeIn"}}'></${tag}>`,
    );
    const after = await drawn(
      `<${tag} style="display: block" settings='{"animation":"fadeIn"}'></${tag}>`,
    );
    await until(() => after.classList.contains('animated'));
    expect(element.className).to.equal('');
  });

  it('end on a widget when the element moves to another one', async () => {
    const [from, to] = [await widget({ _animation: 'fadeIn' }), await widget({})];
    to.replaceChildren();
    to.setAttribute('data-settings', '{"_animation":"fadeIn"}');
    await until(() => from.classList.contains('animated'));
    to.append(...from.children);
    await until(() => to.classList.contains('animated'));
    expect([from.className, to.className]).to.deep.equal(['', 'animated fadeIn']);
  });

  it('apply once when other settings change', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag} style="display: block"></${tag}>`);
    element.settings = { animation: 'zoomIn' };
    await until(() => element.classList.contains('animated'));
    element.settings = { animation: 'zoomIn', word: 'other' };
    await element.updateComplete;
    expect(element.classList.contains('animated')).to.equal(true);
  });

  it('apply from the element’s own settings too', async () => {
    const tag = probeTag();
    const element = await drawn(
      `<${tag} style="display: block" settings='{"animation":"zoomIn"}'></${tag}>`,
    );
    await until(() => element.classList.contains('animated'));
    expect(element.classList.contains('zoomIn')).to.equal(true);
  });
});

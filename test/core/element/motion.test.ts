import { expect } from '@open-wc/testing';
import { instanceOf } from '../../../src/core/element';
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

/** The first warnings of the common settings, as the console gets them. */
function warningsOf(count: number): Promise<string[]> {
  const original = console.warn;
  const told: string[] = [];
  return new Promise((resolve) => {
    console.warn = (words: string) => {
      told.push(words);
      if (told.length < count) return;
      console.warn = original;
      resolve(told);
    };
  });
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

  it('are left to the tag that the widget holds, not taken by one in that', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div class="elementor-invisible" data-element_type="widget" data-settings='{"_animation":"fadeIn","word":"its"}'>` +
        `<nh-outer><${tag}></${tag}></nh-outer></div>`,
    );
    const element = around.querySelector(tag) as ProbeElement;
    await element.updateComplete;
    expect(instanceOf(element)?.builderNode === undefined).to.equal(true);
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

  it('are read as all settings are: by case or not, and junk costs only its own key', async () => {
    const tag = probeTag();
    const settings = { Animation: 'zoomIn', _animation_delay: 'soon', stretch_element: 'maybe' };
    const told = warningsOf(2);
    const element = await drawn(
      `<${tag} style="display: block" settings='${JSON.stringify(settings)}'></${tag}>`,
    );
    await until(() => element.classList.contains('animated'));
    expect(element.classList.contains('zoomIn')).to.equal(true);
    expect(element.style.width).to.equal('');
    expect((await told).map((words) => words.split(', ')[0])).to.deep.equal([
      `<${tag}>: settings._animation_delay is "soon"`,
      `<${tag}>: settings.stretch_element is "maybe"`,
    ]);
  });

  it('are still those of the builder’s node where the element’s own do not name them', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div data-element_type="widget" data-settings='{"stretch_element":"yes"}'>` +
        `<${tag} settings='{"word":"own"}'></${tag}></div>`,
    );
    await until(() => around.style.width !== '');
    (around.firstElementChild as ProbeElement).settings = { stretch_element: 'no' };
    await until(() => around.style.width === '');
  });

  it('are warned of on the builder’s node too, whose other keys are nobody’s mistake', async () => {
    const told = warningsOf(1);
    await widget({ _animation_delay: 'soon', _id: '4f2a' });
    expect((await told)[0]).to.contain(': data-settings._animation_delay is "soon"');
  });

  it('have no effect in a prototype', async () => {
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

  it('leave a widget that the element has left for another one', async () => {
    const [from, to] = [await widget({ _animation: 'fadeIn' }), await widget({})];
    to.replaceChildren();
    to.setAttribute('data-settings', '{"_animation":"fadeIn"}');
    await until(() => from.classList.contains('animated'));
    to.append(...from.children);
    await until(() => to.classList.contains('animated'));
    expect([from.className, to.className]).to.deep.equal(['', 'animated fadeIn']);
  });

  it('come in once, though other settings change', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag} style="display: block"></${tag}>`);
    element.settings = { animation: 'zoomIn' };
    await until(() => element.classList.contains('animated'));
    element.settings = { animation: 'zoomIn', word: 'other' };
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

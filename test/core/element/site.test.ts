import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { instanceOf } from '../../../src/core/element';
import { drawn, newProbe, type ProbeElement, probeTag, shown, until } from './fixtures';

afterEach(() => configure({ mode: 'public', isStatic: false, features: [] }));

describe('settings from the page builder', () => {
  it('come from the widget that holds only this element', async () => {
    const tag = probeTag();
    const widget = await drawn(
      `<div data-element_type="widget" data-settings='{"word":"built"}'><div><!-- x --><${tag}></${tag}></div></div>`,
    );
    const element = widget.querySelector(tag) as ProbeElement;
    await element.updateComplete;
    expect(shown(element)?.settings).to.deep.equal({ word: 'built' });
  });

  it('come from the element itself', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag} data-settings='{"word":"own"}'></${tag}>`);
    expect(shown(element)?.settings).to.deep.equal({ word: 'own' });
  });

  it('are not inherited from a section, nor from a widget that holds something else', async () => {
    const tag = probeTag();
    for (const markup of [
      `<div data-element_type="section" data-settings='{"word":"s"}'><${tag}></${tag}></div>`,
      `<div data-element_type="widget" data-settings='{"word":"w"}'><h2>Title</h2><${tag}></${tag}></div>`,
    ]) {
      const around = await drawn(markup);
      const element = around.querySelector(tag) as ProbeElement;
      await element.updateComplete;
      expect(shown(element)?.settings).to.deep.equal({});
    }
  });

  it('give way to the attribute', async () => {
    const tag = probeTag();
    const element = await drawn(
      `<${tag} data-settings='{"word":"builder"}' settings='{"word":"attribute"}'></${tag}>`,
    );
    expect(shown(element)?.settings).to.deep.equal({ word: 'attribute' });
  });

  it('re-run the element when they change in edit mode', async () => {
    configure({ mode: 'edit' });
    const tag = probeTag();
    const widget = await drawn(
      `<div data-element_type="widget" data-settings='{"word":"old"}'><${tag}></${tag}></div>`,
    );
    const element = widget.querySelector(tag) as ProbeElement;
    await element.updateComplete;
    widget.setAttribute('data-settings', '{"word":"new"}');
    await until(() => shown(element)?.settings.word === 'new');
  });
});

describe('what holds an element back', () => {
  it('a delaying ancestor, until its attribute goes', async () => {
    const tag = probeTag();
    const around = await drawn(
      `<div data-delay-child-handlers="true"><${tag} label="late">waiting</${tag}></div>`,
    );
    const element = around.querySelector(tag) as ProbeElement;
    await element.updateComplete;
    expect(element.innerHTML).to.equal('waiting');
    around.removeAttribute('data-delay-child-handlers');
    await until(() => shown(element)?.label === 'late');
  });

  it('a static page', async () => {
    configure({ isStatic: true });
    const tag = probeTag();
    const element = await drawn(`<${tag}>plain</${tag}>`);
    expect(element.innerHTML).to.equal('plain');
    configure({ isStatic: false });
    await until(() => shown(element) !== undefined);
  });

  it('a mode that is not its own, and a feature that is not switched on', async () => {
    const edit = probeTag({ modes: ['edit'] });
    const flagged = probeTag({ feature: 'nested-elements' });
    const elements = [await drawn(`<${edit}></${edit}>`), await drawn(`<${flagged}></${flagged}>`)];
    expect(elements.map(shown)).to.deep.equal([undefined, undefined]);
    configure({ mode: 'edit', features: ['nested-elements'] });
    await until(() => elements.every((element) => shown(element) !== undefined));
    configure({ mode: 'public' });
    await until(() => elements.some((element) => shown(element) === undefined));
  });
});

describe('registration', () => {
  it('is silent when it happens twice', () => {
    const probe = newProbe();
    probe.define();
    const first = customElements.get(probe.tag);
    probe.define();
    expect(customElements.get(probe.tag)).to.equal(first);
  });

  it('draws into a shadow root where it is asked to, with the same stylesheet', async () => {
    for (const shadow of [undefined, 'open'] as const) {
      const tag = probeTag({ shadow });
      const element = await drawn(`<${tag}></${tag}>`);
      const output = (element.shadowRoot ?? element).querySelector('output') as Element;
      expect(getComputedStyle(output).color).to.equal('rgb(1, 2, 3)');
    }
  });

  it('adopts a stylesheet once, however many elements there are', async () => {
    const tag = probeTag();
    await drawn(`<${tag}></${tag}>`);
    const before = document.adoptedStyleSheets.length;
    await drawn(`<${tag}></${tag}>`);
    expect(document.adoptedStyleSheets.length).to.equal(before);
  });
});

describe('events', () => {
  it('bubble, cross shadow roots, and keep their case and detail', async () => {
    const tag = probeTag({ shadow: 'open' });
    const element = await drawn(`<${tag}></${tag}>`);
    const heard: CustomEvent[] = [];
    document.addEventListener('nh-probe-called', (event) => heard.push(event as CustomEvent), {
      once: true,
    });
    const inner = element.shadowRoot?.querySelector('input');
    instanceOf(element)?.emit('nh-probe-called', { times: 2 }, inner ?? undefined);
    expect(heard[0]?.detail).to.deep.equal({ times: 2 });
    expect(heard[0]?.composed).to.equal(true);
    expect(heard[0]?.target).to.equal(element);
  });
});

import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { instanceOf } from '../../../src/core/element';
import { captureConsole } from '../../page-objects/captured-console';
import { rendered, until } from '../../page-objects/until';
import { drawn, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

afterEach(() => configure({ mode: 'public', isStatic: false, features: [] }));

describe('settings from the page builder', () => {
  it('come from the widget that contains only this element', async () => {
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

  it('are not inherited from a section, nor from a widget with other content', async () => {
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

  it('are outranked by the attribute', async () => {
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

describe('an element is delayed by', () => {
  it('a delaying ancestor, until its attribute is removed', async () => {
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

  it('a mode that it does not run in', async () => {
    const tag = probeTag({ modes: ['edit'] });
    const element = await drawn(`<${tag}></${tag}>`);
    expect(shown(element)).to.equal(undefined);
    configure({ mode: 'edit' });
    await until(() => shown(element) !== undefined);
    configure({ mode: 'public' });
    await until(() => shown(element) === undefined);
  });

  it('a feature flag that is off, if it contains the builder’s markup', async () => {
    const tag = probeTag({
      feature: 'nested-elements',
      children: (host) => (host.querySelector('i') ? 'enhance' : 'replace'),
      enhance: () => ({
        styles: '',
        enhance: ({ host }) => void host.setAttribute('data-live', ''),
      }),
    });
    const printed = await drawn(`<${tag}><i>printed</i></${tag}>`);
    expect(printed.hasAttribute('data-live')).to.equal(false);
    const ours = await drawn(`<${tag}><div data-nh-drawn><i>by our printer</i></div></${tag}>`);
    expect(ours.hasAttribute('data-live')).to.equal(true);
    const settings = JSON.stringify({ word: 'mine' });
    const own = await drawn(`<${tag} settings='${settings}'></${tag}>`);
    expect(shown(own)?.settings.word).to.equal('mine');
    configure({ features: ['nested-elements'] });
    await until(() => printed.hasAttribute('data-live'));
  });

  it('each of these reasons, and says it once for a tag', async () => {
    const edit = probeTag({ modes: ['edit'] });
    const plain = probeTag();
    const kept = captureConsole('info');
    await drawn(`<${edit}></${edit}>`);
    await drawn(`<${edit}></${edit}>`);
    await drawn(`<p data-delay-child-handlers="true"><${plain}></${plain}></p>`);
    configure({ isStatic: true });
    await kept.reached(4);
    await rendered();
    kept.restore();
    const words = kept.messages;
    const own = (tag: string) => words.filter((message) => message.startsWith(`<${tag}>`));
    expect(own(edit).join()).to.match(/mode of the page is "public".*static/);
    expect(own(edit)).to.have.lengthOf(2);
    expect(own(plain).join()).to.match(/data-delay-child-handlers.*static/);
    expect(own(plain)).to.have.lengthOf(2);
  });
});

describe('registration', () => {
  it('has no effect the second time', () => {
    const probe = newProbe();
    probe.define();
    const first = customElements.get(probe.tag);
    probe.define();
    expect(customElements.get(probe.tag)).to.equal(first);
  });

  it('renders into a shadow root on request, with the same stylesheet', async () => {
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

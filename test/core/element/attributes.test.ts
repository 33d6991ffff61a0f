import { expect } from '@open-wc/testing';
import { drawn, draws, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

describe('attributes', () => {
  const tag = probeTag();

  it('are read by kind, with the default if absent', async () => {
    const bare = await drawn(`<${tag}></${tag}>`);
    expect(shown(bare)).to.deep.equal({
      settings: {},
      size: 3,
      label: 'none',
      look: 'plain',
      disabled: false,
    });
    const full = await drawn(
      `<${tag} settings='{"word":"hi"}' size="7" label="x" look="loud" disabled></${tag}>`,
    );
    expect(shown(full)).to.deep.equal({
      settings: { word: 'hi' },
      size: 7,
      label: 'x',
      look: 'loud',
      disabled: true,
    });
  });

  it('restore the default when removed', async () => {
    const element = await drawn(`<${tag} size="7" label="x" settings='{"word":"hi"}'></${tag}>`);
    for (const name of ['size', 'label', 'settings']) element.removeAttribute(name);
    await element.updateComplete;
    expect(shown(element)).to.include({ size: 3, label: 'none' });
    expect(element.settings).to.deep.equal({});
  });

  it('are true, empty text or the default when empty', async () => {
    const element = await drawn(
      `<${tag} settings="" size="" label="" look="" disabled=""></${tag}>`,
    );
    expect(shown(element)).to.deep.equal({
      settings: {},
      size: 3,
      label: '',
      look: 'plain',
      disabled: true,
    });
  });

  it('are false as "false", "no", "0" and "off", as CMSs print them', async () => {
    for (const word of ['false', 'no', '0', 'No', 'off', ' OFF ']) {
      const element = await drawn(`<${tag} disabled="${word}"></${tag}>`);
      expect(shown(element)?.disabled, word).to.equal(false);
    }
  });

  it('fall back silently for an invalid number or option', async () => {
    const element = await drawn(`<${tag} size="many" look="ugly"></${tag}>`);
    expect(shown(element)).to.include({ size: 3, look: 'plain' });
  });

  it('cause one rendering for many changes in one task', async () => {
    const element = await drawn(`<${tag}></${tag}>`);
    const before = draws.get(element) ?? 0;
    for (let i = 0; i < 10; i++) element.setAttribute('size', String(i));
    element.label = 'late';
    await element.updateComplete;
    expect(draws.get(element)).to.equal(before + 1);
    expect(shown(element)).to.include({ size: 9, label: 'late' });
  });
});

describe('properties', () => {
  const tag = probeTag();

  it('keep objects as they are, and leave the attribute unchanged', async () => {
    const element = await drawn(`<${tag} settings='{"word":"attr"}'></${tag}>`);
    const settings = { word: 'prop', list: [1, 2] };
    element.settings = settings;
    await element.updateComplete;
    expect(element.settings).to.equal(settings);
    expect(element.getAttribute('settings')).to.equal('{"word":"attr"}');
    expect(shown(element)?.settings).to.deep.equal(settings);
  });

  it('outrank an attribute that was set earlier, and the other way round', async () => {
    const element = await drawn(`<${tag} label="a"></${tag}>`);
    element.label = 'b';
    expect(element.label).to.equal('b');
    element.setAttribute('label', 'c');
    expect(element.label).to.equal('c');
    await element.updateComplete;
    expect(shown(element)?.label).to.equal('c');
  });

  it('accept JSON text where an object is expected', async () => {
    const element = await drawn(`<${tag}></${tag}>`);
    element.settings = '{"word":"text"}';
    await element.updateComplete;
    expect(shown(element)?.settings).to.deep.equal({ word: 'text' });
  });

  it('restore the default for undefined and null', async () => {
    const element = await drawn(`<${tag} size="7"></${tag}>`);
    element.size = 8;
    element.size = undefined;
    await element.updateComplete;
    expect(shown(element)?.size).to.equal(3);
  });

  it('keep a value that was set before the tag was defined, over the attribute', async () => {
    const probe = newProbe();
    const element = document.createElement(probe.tag) as ProbeElement;
    element.setAttribute('label', 'attribute');
    element.label = 'property';
    element.settings = { word: 'early' };
    document.body.append(element);
    probe.define();
    await element.updateComplete;
    expect(shown(element)).to.deep.include({ label: 'property', settings: { word: 'early' } });
    expect(Object.hasOwn(element, 'label')).to.equal(false);
  });

  it('accept settings on a disconnected element, which renders once connected', async () => {
    const element = document.createElement(tag) as ProbeElement;
    element.setAttribute('label', 'x');
    element.size = 5;
    await element.updateComplete;
    expect(element.innerHTML).to.equal('');
    document.body.append(element);
    await element.updateComplete;
    expect(shown(element)).to.include({ label: 'x', size: 5 });
  });
});

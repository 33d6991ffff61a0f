import { expect } from '@open-wc/testing';
import { drawn, draws, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

describe('attributes', () => {
  const tag = probeTag();

  it('reads each kind, and takes the default without an attribute', async () => {
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

  it('gives the default back when an attribute is removed', async () => {
    const element = await drawn(`<${tag} size="7" label="x" settings='{"word":"hi"}'></${tag}>`);
    for (const name of ['size', 'label', 'settings']) element.removeAttribute(name);
    await element.updateComplete;
    expect(shown(element)).to.include({ size: 3, label: 'none' });
    expect(element.settings).to.deep.equal({});
  });

  it('reads an empty attribute as true, as empty text, and else as the default', async () => {
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

  it('reads "false", "no", "0" and "off" as false, as CMSs print them', async () => {
    for (const word of ['false', 'no', '0', 'No', 'off', ' OFF ']) {
      const element = await drawn(`<${tag} disabled="${word}"></${tag}>`);
      expect(shown(element)?.disabled, word).to.equal(false);
    }
  });

  it('takes the default for junk in a number or an enumeration, in silence', async () => {
    const element = await drawn(`<${tag} size="many" look="ugly"></${tag}>`);
    expect(shown(element)).to.include({ size: 3, look: 'plain' });
  });

  it('draws once for many changes in one task', async () => {
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

  it('keeps objects as they are, and leaves the attribute alone', async () => {
    const element = await drawn(`<${tag} settings='{"word":"attr"}'></${tag}>`);
    const settings = { word: 'prop', list: [1, 2] };
    element.settings = settings;
    await element.updateComplete;
    expect(element.settings).to.equal(settings);
    expect(element.getAttribute('settings')).to.equal('{"word":"attr"}');
    expect(shown(element)?.settings).to.deep.equal(settings);
  });

  it('lets what is set last win, attribute or property', async () => {
    const element = await drawn(`<${tag} label="a"></${tag}>`);
    element.label = 'b';
    expect(element.label).to.equal('b');
    element.setAttribute('label', 'c');
    expect(element.label).to.equal('c');
    await element.updateComplete;
    expect(shown(element)?.label).to.equal('c');
  });

  it('takes JSON text where an object is due', async () => {
    const element = await drawn(`<${tag}></${tag}>`);
    element.settings = '{"word":"text"}';
    await element.updateComplete;
    expect(shown(element)?.settings).to.deep.equal({ word: 'text' });
  });

  it('gives the default back for undefined and null', async () => {
    const element = await drawn(`<${tag} size="7"></${tag}>`);
    element.size = 8;
    element.size = undefined;
    await element.updateComplete;
    expect(shown(element)?.size).to.equal(3);
  });

  it('takes a property that was set before the tag was defined, over the attribute', async () => {
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

  it('takes settings on an element that is not in the page, and draws only there', async () => {
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

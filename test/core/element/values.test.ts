import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../page-objects/captured-console';
import { drawn, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

describe('values that script assigns', () => {
  const tag = probeTag();

  it('are read like an attribute’s text if they are text', async () => {
    const element = await drawn(`<${tag}></${tag}>`);
    Object.assign(element, { size: '7', disabled: '', label: 5, settings: '' });
    expect([element.size, element.disabled, element.label]).to.deep.equal([7, true, '5']);
    expect(element.settings).to.deep.equal({});
    element.disabled = 'false';
    await element.updateComplete;
    expect(shown(element)).to.include({ size: 7, disabled: false, label: '5' });
  });

  it('read back as the current value if they are invalid', () => {
    const element = document.createElement(tag) as ProbeElement;
    Object.assign(element, { size: 'many', look: 'ugly' });
    expect([element.size, Reflect.get(element, 'look')]).to.deep.equal([3, 'plain']);
  });

  it('are converted to text if they have one: numbers, booleans, URLs, String objects', () => {
    const element = document.createElement(tag) as ProbeElement;
    const address = new URL('https://example.org/a');
    for (const text of [5, false, address, Object('translated')]) {
      element.label = text;
      expect(element.label).to.equal(String(text));
    }
  });

  it('fall back with a warning if they are objects without a text', async () => {
    for (const junk of [Object.create(null), {}, ['a'], Number.NaN]) {
      const element = await drawn(`<${tag}></${tag}>`);
      element.label = 'before';
      const warnings = await consoleDuring('warn', async (firstLine) => {
        element.label = junk;
        expect(element.label).to.equal('none');
        await firstLine;
      });
      expect(warnings[0]?.[0]).to.match(/: label is .*, which is not a text/);
    }
  });

  it('may be PHP’s empty array where an object is expected', async () => {
    for (const attribute of ['settings="[]"', 'data-settings="[]"']) {
      const element = await drawn(`<${tag} ${attribute}></${tag}>`);
      expect(shown(element)?.settings, attribute).to.deep.equal({});
    }
    const element = await drawn(`<${tag}></${tag}>`);
    element.settings = [];
    await element.updateComplete;
    expect(shown(element)?.settings).to.deep.equal({});
  });
});

describe('a property that was set before the upgrade', () => {
  const upgraded = (): ProbeElement => {
    const probe = newProbe();
    const element = document.createElement(probe.tag) as ProbeElement;
    element.setAttribute('label', 'attribute');
    element.label = 'early';
    probe.define();
    customElements.upgrade(element);
    return element;
  };

  it('can be read at once, and outranks the attribute', async () => {
    const element = upgraded();
    expect(element.label).to.equal('early');
    document.body.append(element);
    await element.updateComplete;
    expect(shown(element)?.label).to.equal('early');
  });

  it('is replaced by a value set after the upgrade, by property or attribute', async () => {
    const byProperty = upgraded();
    byProperty.label = 'late';
    const byAttribute = upgraded();
    byAttribute.setAttribute('label', 'late');
    for (const element of [byProperty, byAttribute]) {
      document.body.append(element);
      await element.updateComplete;
      expect(shown(element)?.label).to.equal('late');
    }
  });
});

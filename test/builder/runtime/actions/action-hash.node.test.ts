import { expect } from 'chai';
import fc from 'fast-check';
import { actionHash, parsedActionHash } from '../../../../src/builder/runtime/actions/action-hash';

const settings = { id: 12, url: 'https://example.org/a.jpg' };
const BASE64 = btoa(JSON.stringify(settings));
const HASH = `#elementor-action:action=lightbox&settings=${BASE64}`;

describe('the address of an action', () => {
  it('names the builder, the action and its settings', () => {
    expect(actionHash('elementor', 'lightbox', settings)).to.equal(HASH);
  });

  it('has no settings if none are given', () => {
    expect(actionHash('elementor', 'menu')).to.equal('#elementor-action:action=menu');
  });

  it('can be parsed again for any settings', () => {
    fc.assert(
      fc.property(fc.json(), fc.stringMatching(/^[\w-]+$/), (json, action) => {
        const data = JSON.parse(json);
        const call = parsedActionHash(actionHash('nh', action, data), 'nh');
        expect(call).to.deep.equal({ action, settings: data });
      }),
    );
  });
});

describe('a parsed action address', () => {
  const call = { action: 'lightbox', settings };
  const forms = {
    raw: HASH,
    'with an encoded #': HASH.replace('#', '%23'),
    'wholly encoded': `#${encodeURIComponent(HASH.slice(1))}`,
    'encoded with its #': encodeURIComponent(HASH),
    'encoded twice': encodeURIComponent(encodeURIComponent(HASH)),
    'of a whole address': `https://example.org/page?a=1${HASH}`,
  };
  for (const [name, text] of Object.entries(forms)) {
    it(`is parsed ${name}`, () => {
      expect(parsedActionHash(text, 'elementor')).to.deep.equal(call);
    });
  }

  it('keeps text outside Latin 1, and text that the builder’s script has encoded as Latin 1', () => {
    const latin = `#elementor-action:action=a&settings=${btoa('{"title":"Bücher"}')}`;
    for (const text of [actionHash('elementor', 'a', { title: 'Bücher' }), latin]) {
      expect(parsedActionHash(text, 'elementor')).to.deep.include({
        settings: { title: 'Bücher' },
      });
    }
  });

  it('has no settings if the address has none', () => {
    for (const text of ['#elementor-action:action=menu', '#elementor-action:action=menu&']) {
      const expected = { action: 'menu', settings: undefined };
      expect(parsedActionHash(text, 'elementor')).to.deep.equal(expected);
    }
  });

  for (const text of [
    '',
    '#',
    '#menu',
    '#other-action:action=a&',
    '/elementor-action',
    '%E0%A4%A',
  ]) {
    it(`is null for ${text || 'an empty text'}`, () => {
      expect(parsedActionHash(text, 'elementor')).to.equal(null);
    });
  }

  const broken = {
    'it names no action': '#elementor-action:settings=e30=',
    'its settings are not base64': '#elementor-action:action=a&settings=é!',
    'its settings are not JSON': '#elementor-action:action=a&settings=b29wcw==',
  };
  for (const [problem, text] of Object.entries(broken)) {
    it(`reports that ${problem}`, () => {
      expect(parsedActionHash(text, 'elementor')).to.deep.equal({ problem });
    });
  }
});

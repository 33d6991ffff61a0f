import { expect } from 'chai';
import { plainFields } from '../../src/tracking/plain-fields';

const plain = (value: unknown): unknown => plainFields({ value }).value;

describe('the fields that leave the page', () => {
  for (const [address, sent] of [
    ['https://x.example/kits/7?token=abc', 'https://x.example/kits/7'],
    ['https://x.example/kits/7#step-2', 'https://x.example/kits/7'],
    ['https://x.example?mail=ada@x.example', 'https://x.example'],
    ['/apply?kit=7', '/apply'],
    ['page.html?name=Ada', 'page.html'],
    ['?s=what', ''],
    ['Failed: GET https://x.example/a?b=c, twice', 'Failed: GET https://x.example/a twice'],
  ]) {
    it(`have no query: ${address}`, () => {
      expect(plain(address)).to.equal(sent);
    });
  }

  for (const text of [
    'What now?',
    '80%',
    '#1 of the kits',
    'either/or',
    '',
    'a=b',
    'Really? No.',
  ]) {
    it(`keep text that is no address: ${JSON.stringify(text)}`, () => {
      expect(plain(text)).to.equal(text);
    });
  }

  it('are plain values: texts, numbers, flags and lists of texts', () => {
    const fields = { a: 1, b: false, c: ['/x?y=z', 'w'], d: undefined };
    expect(plainFields(fields)).to.deep.equal({ ...fields, c: ['/x', 'w'] });
    const others = { a: {}, b: null, c: () => 1, d: 1n, e: Symbol('e'), f: new Date() };
    expect(plainFields(others)).to.deep.equal({});
  });

  it('are a copy, unaffected by later changes', () => {
    const fields = { steps: ['one'] };
    const copy = plainFields(fields);
    fields.steps.push('two');
    expect(copy).to.deep.equal({ steps: ['one'] });
  });

  it('are empty by default', () => {
    expect(plainFields(null as unknown as object)).to.deep.equal({});
  });
});

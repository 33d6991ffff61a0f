import { expect } from 'chai';
import { svgAddress } from '../../../../src/elements/built/text-path/drawing';
import { startOffset } from '../../../../src/elements/built/text-path/path-text';

describe('the start of a text on its path', () => {
  it('is a percentage of the path, from its end for right-to-left text', () => {
    expect(startOffset(30, false)).to.equal('30%');
    expect(startOffset(30, true)).to.equal('70%');
    expect(startOffset(0, true)).to.equal('100%');
  });
});

describe('the address of an SVG file', () => {
  const base = 'https://site.example/page/';

  for (const [source, wanted] of [
    ['//cdn.example/wave.svg', 'https://cdn.example/wave.svg'],
    ['/files/Wave.SVG?v=2', 'https://site.example/files/Wave.SVG?v=2'],
  ] as const) {
    it(`is read from ${source}`, () => expect(svgAddress(source, base)).to.equal(wanted));
  }

  for (const source of [
    '',
    '/wave.png',
    'javascript:alert(1)//.svg',
    'data:image/svg+xml,.svg',
    'http://',
  ]) {
    it(`is rejected for "${source}"`, () =>
      expect(() => svgAddress(source, base)).to.throw(/it is no/));
  }
});

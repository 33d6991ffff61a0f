import { expect } from 'chai';
import { svgAddress } from '../../../../src/elements/built/text-path/drawing';
import { startOffset } from '../../../../src/elements/built/text-path/words';

describe('the place where a text begins on its line', () => {
  it('is a share of the line, from its other end where text runs from right to left', () => {
    expect(startOffset(30, false)).to.equal('30%');
    expect(startOffset(30, true)).to.equal('70%');
    expect(startOffset(0, true)).to.equal('100%');
  });
});

describe('the address of a line', () => {
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
    it(`is none in "${source}"`, () => expect(() => svgAddress(source, base)).to.throw(/it is no/));
  }
});

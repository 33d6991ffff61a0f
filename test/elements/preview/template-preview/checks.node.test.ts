import { expect } from 'chai';
import { colour } from '../../../../src/elements/preview/template-preview/checks/colour';
import { fontFamily } from '../../../../src/elements/preview/template-preview/checks/font-family';
import { fontWeight } from '../../../../src/elements/preview/template-preview/checks/font-weight';
import {
  imageData,
  imageUrl,
} from '../../../../src/elements/preview/template-preview/checks/image-address';
import {
  lineHeight,
  pixels,
  size,
  unit,
} from '../../../../src/elements/preview/template-preview/checks/measures';

/** Values that no check may accept. */
const hostile = [
  '',
  ' ',
  '<b>',
  'red; } body { display: none',
  'red } *',
  'url(https://evil.example/x)',
  'image-set("x")',
  'expression(alert(1))',
  '</style><script>alert(1)</script>',
  'javascript:alert(1)',
  'var(--secret)',
  'a\\20 b',
  '/* x */',
  '"; @import "x',
  null,
  undefined,
  {},
  [],
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
];

const checks = {
  colour,
  fontFamily,
  fontWeight,
  imageData,
  imageUrl,
  lineHeight,
  pixels,
  size,
  unit,
};

for (const [name, check] of Object.entries(checks)) {
  describe(`${name}()`, () => {
    for (const value of hostile) {
      it(`takes nothing from ${JSON.stringify(value) ?? value}`, () => {
        expect(check(value)).to.equal(undefined);
      });
    }
  });
}

describe('a colour', () => {
  for (const text of [
    '#fff',
    '#ffff',
    '#14563f',
    '#14563F80',
    'rebeccapurple',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,.5)',
    'hsl(120deg 50% 50% / 0.5)',
    'oklch(60% 0.15 50)',
  ]) {
    it(`may be ${text}`, () => expect(colour(` ${text} `)).to.equal(text));
  }

  for (const text of ['#ff', '#fffff', '#ggg', 'inherit', 'initial', 'rgb(1,2,3', 'rgb(url(x))']) {
    it(`cannot be ${text}`, () => expect(colour(text)).to.equal(undefined));
  }
});

describe('a font family', () => {
  for (const [given, taken] of [
    ['Inter', '"Inter"'],
    ["'Open Sans', sans-serif", '"Open Sans", sans-serif'],
    ['"M PLUS Rounded 1c",Georgia,  serif', '"M PLUS Rounded 1c", "Georgia", serif'],
    ['-apple-system, BlinkMacSystemFont', '-apple-system, BlinkMacSystemFont'],
    ['Ćwiczenie, 明朝', '"Ćwiczenie", "明朝"'],
    ['Inherit', 'inherit'],
  ] as const) {
    it(`${given} becomes ${taken}`, () => expect(fontFamily(given)).to.equal(taken));
  }

  for (const given of ["'Inter", 'Inter"', 'Inter,', "'a', 'b}'", `${'x'.repeat(61)}`]) {
    it(`cannot be ${given}`, () => expect(fontFamily(given)).to.equal(undefined));
  }

  it('stays the same when it is checked again', () => {
    const once = fontFamily("'Open Sans', sans-serif");
    expect(fontFamily(once)).to.equal(once);
  });
});

describe('a font weight', () => {
  for (const [given, taken] of [
    [400, '400'],
    ['700', '700'],
    ['700italic', '700'],
    ['regular', 'normal'],
    ['Inherit', 'inherit'],
  ] as const) {
    it(`${given} becomes ${taken}`, () => expect(fontWeight(given)).to.equal(taken));
  }

  for (const given of [0, 1001, 'heavy', '700; color: red']) {
    it(`cannot be ${given}`, () => expect(fontWeight(given)).to.equal(undefined));
  }
});

describe('a measure', () => {
  it('is a number above 0, from a number or a text', () => {
    expect([size(15), size('1.5'), size(0), size('1e3'), size('15px')]).to.deep.equal([
      '15',
      '1.5',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has one of the known units', () => {
    expect([unit('px'), unit('rem'), unit('PX'), unit('px;')]).to.deep.equal([
      'px',
      'rem',
      undefined,
      undefined,
    ]);
  });

  it('of a line is a number, a length or a keyword', () => {
    expect([1.6, '1.65', '24px', '120%', 'normal', 'inherit', '0'].map(lineHeight)).to.deep.equal([
      '1.6',
      '1.65',
      '24px',
      '120%',
      'normal',
      'inherit',
      undefined,
    ]);
  });

  it('of a logo is at most 2000 pixels', () => {
    expect([pixels(120), pixels('48'), pixels(2001)]).to.deep.equal([120, 48, undefined]);
  });
});

describe('the address of an image', () => {
  it('on the web is http or https', () => {
    expect(imageUrl('https://a.example/logo.png?x=1')).to.equal('https://a.example/logo.png?x=1');
    for (const address of ['data:image/png;base64,AA', 'mailto:a@b.example', 'blob:https://a/b']) {
      expect(imageUrl(address), address).to.equal(undefined);
    }
  });

  it('may be data of an image type that browsers render', () => {
    expect(imageData('data:image/png;base64,AAAA')).to.equal('data:image/png;base64,AAAA');
    expect(imageData('data:image/svg+xml;charset=utf-8,%3Csvg/%3E')).to.match(/^data:/);
    for (const address of ['data:text/html,<b>', 'data:image/png', 'https://a.example/b.png']) {
      expect(imageData(address), address).to.equal(undefined);
    }
  });
});

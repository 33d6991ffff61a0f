import { expect } from 'chai';
import fc from 'fast-check';
import { defineSettings, type Field, parseSettings } from '../../../src/core/settings';
import { styleKinds } from '../../../src/core/settings/style/style-kinds';
import { allowedStyles } from '../../../src/core/settings/style/style-words';
import { problemWords } from '../../../src/core/settings/warnings';

/** The value of a field; a text, the warning, if it is invalid; undefined if it is not set. */
function read(field: Field, value: unknown): unknown {
  const parsed = parseSettings({ style: field }, { style: value }, { styles: styleKinds });
  const [problem] = parsed?.problems ?? [];
  return problem ? problemWords('settings', problem, allowedStyles) : parsed?.values.style;
}

const px = (value: number) => ({ value, unit: 'px' });

describe('sides', () => {
  const margin: Field = { kind: 'sides', units: ['px', 'em'], auto: true };
  const padding: Field = { kind: 'sides', min: 0 };

  it('are the object that the page builder saves, whose empty sides are not set', () => {
    const saved = { unit: 'em', top: '1.5', right: '', bottom: 2, left: '', isLinked: false };
    expect(read(margin, saved)).to.deep.equal({
      top: { value: 1.5, unit: 'em' },
      bottom: { value: 2, unit: 'em' },
      isLinked: false,
    });
    expect(read(margin, { ...saved, isLinked: '1' })).to.deep.include({ isLinked: true });
    expect(read(margin, { ...saved, top: '', bottom: '' })).to.equal(undefined);
    expect(read(margin, [])).to.equal(undefined);
  });

  it('may be one length for all sides', () => {
    const all = { top: px(8), right: px(8), bottom: px(8), left: px(8), isLinked: true };
    for (const value of [8, '8', '8px', { size: 8, unit: 'px' }, { value: 8, unit: 'px' }]) {
      expect(read(margin, value)).to.deep.equal(all);
    }
  });

  it('may have a unit or an expression each, with the unit "custom"', () => {
    const saved = {
      unit: 'custom',
      top: 'calc(1rem + 2vw)',
      right: 'auto',
      bottom: '4px',
      left: 0,
    };
    expect(read(margin, saved)).to.deep.equal({
      top: 'calc(1rem + 2vw)',
      right: 'auto',
      bottom: px(4),
      left: px(0),
    });
  });

  it('are invalid as a whole if one side is', () => {
    expect(read(padding, { unit: 'px', top: 4, left: 'auto' })).to.match(
      /^settings\.style is an object, which/,
    );
    expect(read(padding, { unit: 'px', top: -4 })).to.include('of at least 0');
    expect(read(margin, { unit: 'furlong', top: 4 })).to.include('(px, em)');
    for (const top of ['4px;color:red', 'url(x)', '}*{', 'calc(1px', 'expression(1)', {}, true]) {
      expect(read(margin, { unit: 'custom', top }), String(top)).to.be.a('string');
    }
  });
});

describe('corners', () => {
  const radius: Field = { kind: 'corners' };

  it('are the sides of the page builder, clockwise from the top left', () => {
    const saved = { unit: 'px', top: '1', right: '2', bottom: '3', left: '', isLinked: false };
    const corners = { topLeft: px(1), topRight: px(2), bottomRight: px(3), isLinked: false };
    expect(read(radius, saved)).to.deep.equal(corners);
    expect(read(radius, corners)).to.deep.equal(corners);
    expect(read(radius, '50%')).to.deep.include({ bottomLeft: { value: 50, unit: '%' } });
    expect(read(radius, -1)).to.be.a('string');
  });
});

describe('gaps', () => {
  const gap: Field = { kind: 'gaps', units: ['px', 'em'] };

  it('are the object that the page builder saves, or its older single size', () => {
    const saved = { unit: 'em', row: '1', column: '', isLinked: false };
    expect(read(gap, saved)).to.deep.equal({ row: { value: 1, unit: 'em' }, isLinked: false });
    expect(read(gap, { ...saved, row: '' })).to.equal(undefined);
    const both = { row: px(8), column: px(8), isLinked: true };
    for (const value of [8, '8px', { size: 8, unit: 'px' }, both]) {
      expect(read(gap, value)).to.deep.equal(both);
    }
    expect(read(gap, { unit: 'px', row: -1 })).to.include('"row", "column" and "unit"');
    expect(read(gap, { unit: 'custom', row: 'url(x)' })).to.be.a('string');
  });
});

describe('a shadow', () => {
  const shadow: Field = { kind: 'shadow' };

  it('is the object that the page builder saves', () => {
    const saved = { horizontal: 0, vertical: '2', blur: 10, spread: '', color: 'rgba(0,0,0,0.5)' };
    const parsed = { x: 0, y: 2, blur: 10, spread: 0, color: 'rgba(0,0,0,0.5)' };
    expect(read(shadow, saved)).to.deep.equal(parsed);
    expect(read(shadow, parsed)).to.deep.equal(parsed);
    expect(read(shadow, { ...saved, color: '' })).not.to.have.property('color');
    expect(read(shadow, [])).to.equal(undefined);
  });

  it('is invalid with a colour that loads something, and with lengths that are none', () => {
    const hostile = ['url(//x)', 'red;}', 'red, 0 0 url(x)'];
    for (const color of hostile) expect(read(shadow, { color }), color).to.be.a('string');
    expect(read(shadow, { blur: -1 })).to.be.a('string');
    expect(read(shadow, { vertical: '2px' })).to.be.a('string');
    expect(read(shadow, '0 0 4px red')).to.be.a('string');
  });
});

describe('a reference to a style of the kit', () => {
  const global: Field = { kind: 'global' };

  it('is the address that the page builder saves', () => {
    expect(read(global, 'globals/colors?id=primary')).to.deep.equal({
      type: 'colors',
      id: 'primary',
    });
    expect(read(global, { type: 'typography', id: 'a1b2c3d' })).to.deep.equal({
      type: 'typography',
      id: 'a1b2c3d',
    });
    expect(read(global, '')).to.equal(undefined);
  });

  it('is invalid if it leads elsewhere', () => {
    for (const value of [
      'globals/users?id=1',
      'globals/colors?id=a"b',
      '//x/globals/colors?id=a',
    ]) {
      expect(read(global, value), value).to.include('globals/colors?id=primary');
    }
  });
});

describe('the kinds of page styles', () => {
  const declared = defineSettings({
    sides: { kind: 'sides', auto: true },
    corners: { kind: 'corners' },
    gaps: { kind: 'gaps' },
    shadow: { kind: 'shadow' },
    global: { kind: 'global' },
  });

  it('never throw, and read their own values again', () => {
    const side = fc.oneof(fc.anything(), fc.integer().map(String), fc.constant('auto'));
    const keys = [
      'top',
      'right',
      'blur',
      'horizontal',
      'color',
      'unit',
      'topLeft',
      'row',
      'isLinked',
      'type',
      'id',
    ];
    const value = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), side));
    fc.assert(
      fc.property(value, (any) => {
        const data = { sides: any, corners: any, gaps: any, shadow: any, global: any };
        const { values } = parseSettings(declared, data, { styles: styleKinds }) ?? {};
        const again = parseSettings(declared, values, { styles: styleKinds });
        expect(again?.problems).to.deep.equal([]);
        expect(again?.values).to.deep.equal(values);
      }),
    );
  });

  it('are invalid without the code that reads them, rather than unchecked', () => {
    const parsed = parseSettings(declared, { sides: 4 });
    expect(parsed?.values).to.deep.equal(Object.create(null));
    expect(parsed?.problems).to.have.length(1);
  });
});

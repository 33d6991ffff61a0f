import { expect } from 'chai';
import { cssLength, defineField, type Field, parseValue } from '../../../src/core/settings';

/** Returns the parsed value of a field: `'junk'` if a problem is recorded. */
function read(field: Field, came: unknown): unknown {
  const { value, problems } = parseValue(field, came);
  return problems.length > 0 ? 'junk' : value;
}

/** Parses each value of a list and compares the results. */
function expectEach(field: Field, pairs: readonly (readonly [unknown, unknown])[]): void {
  for (const [came, value] of pairs)
    expect(read(field, came), JSON.stringify(came)).to.deep.equal(value);
}

describe('a setting that is not set', () => {
  it('is null, or an empty text unless the field is a text', () => {
    const kinds: Field[] = [
      { kind: 'number' },
      { kind: 'choice', options: { a: 'A' } },
      { kind: 'colour' },
      { kind: 'length' },
      { kind: 'url' },
      { kind: 'media' },
      { kind: 'date' },
      { kind: 'list', of: { kind: 'text' } },
      { kind: 'group', fields: {} },
      { kind: 'variants', by: 'type', variants: {} },
      { kind: 'record', of: { kind: 'text' } },
      { kind: 'rules' },
    ];
    for (const field of kinds)
      expectEach(field, [
        ['', undefined],
        [null, undefined],
      ]);
  });
});

describe('a text', () => {
  it('is any text, or a number', () => {
    expectEach({ kind: 'text' }, [
      ['a', 'a'],
      ['', ''],
      [5, '5'],
      [null, undefined],
    ]);
    expectEach({ kind: 'text' }, [
      [true, 'junk'],
      [[], 'junk'],
      [{}, 'junk'],
    ]);
  });
});

describe('a number', () => {
  it('may be text', () => {
    expectEach({ kind: 'number' }, [
      [1.5, 1.5],
      [' 1.5 ', 1.5],
      ['-3', -3],
      ['1e3', 1000],
      ['.5', 0.5],
    ]);
    expectEach({ kind: 'number' }, [
      ['abc', 'junk'],
      ['0x10', 'junk'],
      ['12px', 'junk'],
      [true, 'junk'],
      [' ', 'junk'],
    ]);
  });

  it('keeps its bounds', () => {
    expectEach({ kind: 'number', min: 1, max: 24, step: 1 }, [
      [1, 1],
      ['24', 24],
      [0, 'junk'],
      [25, 'junk'],
      [2.5, 'junk'],
    ]);
    expectEach({ kind: 'number', above: 0 }, [
      [0, 'junk'],
      [0.01, 0.01],
    ]);
    expectEach({ kind: 'number', min: 1, max: 24, capped: true }, [
      [30, 24],
      [0, 'junk'],
    ]);
  });
});

describe('a toggle', () => {
  it('is read in every form that CMSs print', () => {
    const field = defineField({ kind: 'toggle' });
    for (const on of [true, 'true', 1, '1', 'yes', 'YES', 'on']) expectEach(field, [[on, true]]);
    for (const off of [false, 'false', 0, '0', 'no', 'No', 'off', ''])
      expectEach(field, [[off, false]]);
    for (const junk of ['maybe', 2, {}, [], [1]]) expectEach(field, [[junk, 'junk']]);
    expectEach(field, [[null, undefined]]);
  });
});

describe('a choice', () => {
  it('is one of its options, ignoring case', () => {
    const field = defineField({ kind: 'choice', options: { 'off-canvas': 'A', '219': 'B' } });
    expectEach(field, [
      ['off-canvas', 'off-canvas'],
      [' Off-Canvas', 'off-canvas'],
      [219, '219'],
    ]);
    for (const junk of ['__proto__', 'constructor', 'toString', true, {}])
      expectEach(field, [[junk, 'junk']]);
  });

  it('is the declared replacement for an unknown option, which is reported', () => {
    const field = defineField({ kind: 'choice', options: { a: 'A', b: 'B' }, instead: 'b' });
    for (const other of ['c', 7, []]) {
      const { value, problems } = parseValue(field, other);
      expect([value, problems.length]).to.deep.equal(['b', 1]);
    }
    for (const nothing of ['', null, undefined])
      expect(parseValue(field, nothing)).to.deep.equal({ value: undefined, problems: [] });
  });
});

describe('a colour', () => {
  it('is valid CSS that loads nothing', () => {
    for (const value of [
      '#fff',
      '#046bd2',
      'rebeccapurple',
      'rgb(0 0 0 / 50%)',
      'var(--a, var(--b, #fff))',
    ])
      expectEach({ kind: 'colour' }, [[` ${value} `, value]]);
    for (const value of [
      '#12',
      'url(https://evil.example/x)',
      'var(--x) url(//e)',
      'red; color: blue',
      'rgb(0 0 0',
      'rgb(0))(',
      5,
    ])
      expectEach({ kind: 'colour' }, [[value, 'junk']]);
    expectEach({ kind: 'colour' }, [
      [`rgb(${'1'.repeat(100_000)}`, 'junk'],
      ['a'.repeat(100_000), 'junk'],
    ]);
  });
});

describe('a length', () => {
  it('is a number with or without unit, as text, or as the builder prints it', () => {
    const px = { value: 12, unit: 'px' };
    for (const came of [
      12,
      '12',
      '12px',
      ' 12PX',
      '12 px',
      { size: 12, unit: 'px' },
      { size: '12' },
      px,
    ])
      expectEach({ kind: 'length' }, [[came, px]]);
    expectEach({ kind: 'length' }, [
      ['1.5em', { value: 1.5, unit: 'em' }],
      ['50%', { value: 50, unit: '%' }],
    ]);
    expectEach({ kind: 'length' }, [[{ size: '', unit: 'px', sizes: [] }, undefined]]);
    for (const junk of ['12pt', 'auto', {}, [], { size: 'x' }, true, 'px'])
      expectEach({ kind: 'length' }, [[junk, 'junk']]);
  });

  it('may have its own units, and be a CSS expression', () => {
    expectEach({ kind: 'length', units: ['s', 'ms'] }, [
      [2, { value: 2, unit: 's' }],
      ['2px', 'junk'],
    ]);
    expectEach({ kind: 'length' }, [['calc(1em + 2px)', 'junk']]);
    expectEach({ kind: 'length', expressions: true }, [
      ['calc(1em + 2px)', 'calc(1em + 2px)'],
      ['var(--gap)', 'var(--gap)'],
      ['calc(1em', 'junk'],
      ['attr(x)', 'junk'],
    ]);
  });

  it('is written as CSS writes it', () => {
    expect(cssLength({ value: 1.5, unit: 'em' })).to.equal('1.5em');
    expect(cssLength('var(--gap)')).to.equal('var(--gap)');
    expect(cssLength(undefined)).to.equal(undefined);
  });
});

describe('an address', () => {
  it('is relative or has an allowed scheme, and stays as written', () => {
    for (const value of [
      '/a',
      'a/b?c:d',
      '?q',
      '#x',
      '//host/x',
      'https://a.example/ä',
      'HTTP://a.example',
    ])
      expectEach({ kind: 'url' }, [[value, value]]);
    for (const value of [
      'javascript:alert(1)',
      ' JavaScript:x',
      'java\nscript:x',
      '\u0001javascript:x',
      'data:text/html,x',
      'mailto:a@b.example',
      5,
    ])
      expectEach({ kind: 'url' }, [[value, 'junk']]);
    expectEach({ kind: 'url', schemes: ['mailto'] }, [
      ['mailto:a@b.example', 'mailto:a@b.example'],
      ['https://a.example', 'junk'],
    ]);
  });
});

describe('a file of the media library', () => {
  it('is an address, or the builder’s object', () => {
    expectEach({ kind: 'media' }, [
      ['/a.jpg', { url: '/a.jpg' }],
      [
        { url: '/a.jpg', id: '7', alt: 'A', width: '3', height: 4, x: 1 },
        { url: '/a.jpg', id: 7, alt: 'A', width: 3, height: 4 },
      ],
      [{ url: '', id: '' }, undefined],
      [{ url: 'javascript:x' }, 'junk'],
      [{}, 'junk'],
      [7, 'junk'],
    ]);
  });
});

describe('a date', () => {
  it('is a calendar date, with or without a time', () => {
    for (const value of [
      '2026-11-22',
      '2026-11-22 10:30',
      '2026-11-22T10:30:15.5Z',
      '2024-02-29T00:00+01:00',
      '0099-01-01',
    ])
      expectEach({ kind: 'date' }, [[value, value]]);
    for (const value of [
      '2026-02-30',
      '2026-13-01',
      '22.11.2026',
      '2026-11-22 25:00',
      '2026-1-1',
      20261122,
    ])
      expectEach({ kind: 'date' }, [[value, 'junk']]);
  });
});

describe('JSON that no other kind fits', () => {
  it('is a value that its declaration accepts', () => {
    const field = defineField({ kind: 'raw', reason: 'A test.', accepts: Array.isArray });
    expectEach(field, [
      [[1], [1]],
      [{}, 'junk'],
      [null, 'junk'],
    ]);
  });
});

describe('a length with the unit "custom"', () => {
  it('is an expression, never another length, however deep the data are', () => {
    const field = defineField({ kind: 'length', expressions: true });
    expect(read(field, { unit: 'custom', size: '2rem' })).to.deep.equal({ value: 2, unit: 'rem' });
    let nested: unknown = '2rem';
    for (let level = 0; level < 20_000; level += 1) nested = { unit: 'custom', size: nested };
    expect(parseValue(field, nested).value).to.equal(undefined);
  });
});

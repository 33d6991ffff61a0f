import { expect } from 'chai';
import fc from 'fast-check';
import { checkRule, type Rule, validate } from '../../src/rules';
import { captureConsole } from '../page-objects/captured-console';
import { formData, keeps } from './form-data';

const names = [
  ...['required', 'requiredfile', 'email', 'url', 'tel', 'number', 'date', 'time', 'file', 'enum'],
  ...['dayofweek', 'minitems', 'maxitems', 'minlength', 'maxlength', 'minnumber', 'maxnumber'],
  ...['mindate', 'maxdate', 'minfilesize', 'maxfilesize', 'stepnumber', 'all', 'any'],
];

/** Runs an action and returns the number of console warnings. */
function warningsDuring(action: () => void): number {
  const captured = captureConsole('warn');
  try {
    action();
  } finally {
    captured.restore();
  }
  return captured.calls.length;
}

describe('invalid rules', () => {
  it('are skipped with one warning per name if they are unknown', () => {
    const rules = [{ rule: 'phase-of-moon', field: 'f', error: 'no' }];
    const count = warningsDuring(() => {
      expect(validate({ rules }, formData({ f: 'x' })).size).to.equal(0);
      expect(validate({ rules: [...rules] }, formData({ f: 'x' })).size).to.equal(0);
      expect(keeps({ rule: 'phase-of-moon' }, 'x')).to.equal(true);
    });
    expect(count).to.equal(1);
  });

  it('do not include any rule of the plugin', () => {
    expect(warningsDuring(() => names.map((rule) => keeps({ rule }, 'x')))).to.equal(0);
  });

  it('include names of Object.prototype', () => {
    warningsDuring(() => {
      for (const rule of ['constructor', '__proto__', 'toString']) {
        expect(keeps({ rule }, 'x')).to.equal(true);
      }
    });
  });

  it('do not affect other rules if they cause an error', () => {
    const unprintable = JSON.parse(
      '{"rule":"enum","field":"f","error":"no","accept":[{"toString":1}]}',
    );
    const rules = [unprintable, { rule: 'email', field: 'f', error: 'no email' }];
    warningsDuring(() => {
      expect(validate({ rules }, formData({ f: 'x' })).get('f')?.rule).to.equal('email');
      expect(checkRule({ rule: 'all', rules }, formData({ f: 'x' }))).to.equal(false);
    });
  });

  it('never throw, whatever the schema', () => {
    const json = fc.jsonValue();
    const rule = fc.record(
      {
        ...{ rule: fc.constantFrom(...names), field: fc.constantFrom('f', 5, null) },
        ...{ error: json, threshold: json, accept: json, base: json, interval: json, rules: json },
      },
      { requiredKeys: ['rule'] },
    );
    warningsDuring(() =>
      fc.assert(
        fc.property(fc.array(fc.oneof(rule, json)), fc.string(), (rules, text) => {
          const schema = JSON.parse(JSON.stringify({ rules }));
          validate(schema, formData({ f: text }));
          for (const single of schema.rules as Rule[]) checkRule(single, formData({ f: text }));
        }),
      ),
    );
  });
});

describe('the validation of very long input returns quickly', () => {
  const n = 1_000_000;
  const texts: Record<string, string> = {
    digits: '1'.repeat(n),
    'digits and a letter': `${'1'.repeat(n)}x`,
    'a date with a long year': `${'1'.repeat(n)}-01-01`,
    spaces: `a${' '.repeat(n)}a`,
    'at signs': '@'.repeat(n),
    dots: `a@${'a.'.repeat(n)}`,
    hyphens: `a@${'-'.repeat(n)}.a`,
    'hash signs and line breaks': '#\n'.repeat(n),
    'plus signs': '+'.repeat(n),
    'a long host': `http://${'a'.repeat(n)}`,
    'a host of combining accents': `http://a${'\u0301\u0316'.repeat(n)}`,
    'such a host behind tabs': `http:${'\t/'.repeat(n)}a${'\u0301\t\u0316'.repeat(n)}`,
    brackets: '['.repeat(n),
  };

  for (const [what, text] of Object.entries(texts)) {
    it(what, () => {
      const common = { threshold: '5', base: '0', interval: '0.1', accept: ['a'] };
      for (const rule of names) expect(keeps({ rule, ...common }, text)).to.be.a('boolean');
      expect(
        checkRule({ rule: 'mindate', field: text, threshold: '2024-01-01' }, formData({})),
      ).to.equal(true);
    });
  }

  it('for many values and a long accept list', () => {
    const accept = Array.from({ length: 50_000 }, (_, i) => `value ${i}`);
    for (const rule of ['enum', 'dayofweek']) {
      expect(keeps({ rule, accept }, ...accept)).to.equal(rule === 'enum');
    }
  });

  it('for an address with a long path, which is accepted', () => {
    expect(keeps({ rule: 'url' }, `https://example.com/${'a'.repeat(n)}`)).to.equal(true);
    expect(keeps({ rule: 'url' }, `mailto:${'a'.repeat(5000)}@b.cc`)).to.equal(true);
  });
});

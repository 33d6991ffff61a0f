import { expect } from 'chai';
import fc from 'fast-check';
import { validate } from '../../src/rules';
import { formData, keeps } from './form-data';

const examples: Record<string, { valid: string[]; invalid: string[] }> = {
  email: {
    valid: ['a@b.cc', 'aa@b.c', 'a.b+c@x-y.example', "!#$%&'*+/=?^_`{|}~.-@b.cc", 'a@xn--p1ai.ru'],
    invalid: [
      ...['a@b.c', '@bb.cc', 'abcdef', 'a@b@c.dd', 'ab@ccdd', 'ä@cc.dd', 'a b@cc.dd', '"a"@cc.dd'],
      ...['a@cc..dd', 'a@.cc.dd', 'a@cc.dd.', 'a@ cc.dd', 'a@c c.dd', 'a@c_c.dd', 'a@bücher.de'],
      ...['a@-cc.dd', 'a@cc-.dd', 'a@cc.-dd', 'a@cc.dd-', 'ab.cdef', 'a,b@cc.dd'],
    ],
  },
  url: {
    valid: [
      ...['http://a.b', 'HTTPS://A', 'ftp://x', 'ftps://x', 'mailto:a@b.c', 'news:x', 'irc://x'],
      ...['irc6://x', 'ircs://x', 'gopher://x', 'nntp://x', 'feed:x', 'telnet://x', 'mms://x'],
      ...['https://my-site.example.com/a?b#c', 'http://a:80', 'http://1.2.3.4', 'http://a\u0308.b'],
      ...['rtsp://x', 'sms:1', 'svn://x', 'tel:1', 'fax:1', 'xmpp:a@b', 'webcal://x', 'urn:isbn:1'],
    ],
    invalid: [
      ...['a.b', '//a.b', 'http:', 'http://', 'https://%', 'irc7://x', 'ssh://x'],
      ...[
        'http://256.256.256.256',
        'http://1.2.3.4.5',
        'http://a b.c',
        'http://a:b',
        'http://a.0xg.1x.9',
      ],
      ...['javascript:alert(1)', 'data:,x', 'file:///x', 'xhttp://a', 'blob:http://a'],
    ],
  },
  tel: {
    valid: [
      '123456',
      '+12345',
      '0012345',
      '(030) 123-456',
      '030/12.34.56',
      '123456#789',
      '123456*9',
    ],
    invalid: ['12345', '12a456', '#123456', '+', '00', '12+3456', '123–456', '++123456'],
  },
  number: {
    valid: ['5', '-5', '+5', '.5', '-.5', '1.25', '1e3', '1E-3', '+1.5e+3', '00'],
    invalid: ['5.', 'e3', '1e', '1.5e', '0x1', '1 000', '1,5', '--1', 'NaN', 'Infinity', '١'],
  },
  time: {
    valid: ['00:00', '23:59', '23:59:59'],
    invalid: ['24:00', '12:60', '12:30:60', '1:00', '12:3', '12:30:', '12:30:30.5', 'noon'],
  },
};

describe('which texts a format rule lets pass', () => {
  for (const [rule, { valid, invalid }] of Object.entries(examples)) {
    for (const text of valid) {
      it(`${rule} lets "${text}" pass`, () => expect(keeps({ rule }, text)).to.equal(true));
    }
    for (const text of invalid) {
      it(`${rule} rejects "${text}"`, () => expect(keeps({ rule }, text)).to.equal(false));
    }
    it(`${rule} trims, ignores blank values and looks at every other`, () => {
      const [good = '', bad = ''] = [valid[0], invalid[0]];
      expect(keeps({ rule })).to.equal(true);
      expect(keeps({ rule }, '', ' \n')).to.equal(true);
      expect(keeps({ rule }, ` ${good}\t`, '', good)).to.equal(true);
      expect(keeps({ rule }, good, bad)).to.equal(false);
    });
  }
});

describe('a telephone number', () => {
  it('counts a plus in its length, at most 15', () => {
    expect(keeps({ rule: 'tel' }, '1'.repeat(15))).to.equal(true);
    expect(keeps({ rule: 'tel' }, '1'.repeat(16))).to.equal(false);
    expect(keeps({ rule: 'tel' }, `+${'1'.repeat(14)}`)).to.equal(true);
    expect(keeps({ rule: 'tel' }, `+${'1'.repeat(15)}`)).to.equal(false);
  });

  it('keeps a leading zero that is not part of 00', () => {
    expect(keeps({ rule: 'tel' }, '012345')).to.equal(true);
    expect(keeps({ rule: 'tel' }, `0${'1'.repeat(15)}`)).to.equal(false);
    expect(keeps({ rule: 'tel' }, `000${'1'.repeat(14)}`)).to.equal(false);
  });
});

describe('a web address', () => {
  const breaks = ['\n', '\r\n', '\t'];

  it('is read as the URL parser reads it, without the line breaks and tabs inside', () => {
    for (const mark of breaks) {
      for (const whole of ['http://a.b', 'mailto:a@b.c', 'https://a.b/c?d#e']) {
        for (let at = 1; at < whole.length; at++) {
          const broken = whole.slice(0, at) + mark + whole.slice(at);
          expect(keeps({ rule: 'url' }, broken), JSON.stringify(broken)).to.equal(true);
        }
      }
      expect(keeps({ rule: 'url' }, `java${mark}script:alert(1)`)).to.equal(false);
    }
  });

  it('may follow the control characters that the URL parser drops', () => {
    expect(keeps({ rule: 'url' }, '\u0001http://a.b')).to.equal(true);
    expect(keeps({ rule: 'url' }, '\u0001http://a b.c')).to.equal(false);
  });
});

describe('format rules on any text', () => {
  it('number accepts what JavaScript prints for a finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        keeps({ rule: 'number' }, String(value)),
      ),
    );
  });

  it('url answers the same however often it is asked about a host with Latin-1 letters', () => {
    const schema = { rules: [{ rule: 'url', field: 'f', error: 'no' }] };
    const data = formData({ f: 'http://ß' });
    for (let i = 0; i < 20_000; i++) expect(validate(schema, data).size).to.equal(0);
  });

  it('email and url accept what fast-check makes by their specifications', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => keeps({ rule: 'url' }, url)));
    fc.assert(fc.property(fc.emailAddress(), (email) => keeps({ rule: 'email' }, email)));
  });

  it('tel does not mind where separators stand', () => {
    const digits = fc.stringMatching(/^[1-9]{6,15}$/);
    const separator = fc.constantFrom('(', ')', '/', '.', ' ', '-');
    fc.assert(
      fc.property(digits, separator, (number, mark) =>
        keeps({ rule: 'tel' }, [...number].join(mark)),
      ),
    );
  });

  it('time accepts each second of a day', () => {
    const two = (n: number) => String(n).padStart(2, '0');
    fc.assert(
      fc.property(fc.nat(86_399), (s) =>
        keeps({ rule: 'time' }, [s / 3600, (s / 60) % 60, s % 60].map((n) => two(n | 0)).join(':')),
      ),
    );
  });
});

import { expect } from 'chai';
import {
  isAddressed,
  readMessage,
} from '../../../../src/elements/preview/template-preview/message';

const call = 'starterTemplatePreviewDispatch';
const read = (param: unknown, data?: unknown) => readMessage({ call, value: { param, data } });

describe('a message', () => {
  it("is meant for a preview if its call has the preview's name", () => {
    expect(isAddressed({ call })).to.equal(true);
    for (const data of [null, undefined, 'text', { call: 'other' }, [call], 7]) {
      expect(isAddressed(data)).to.equal(false);
    }
  });

  it('of a palette has its colours, and reports invalid ones', () => {
    const colors = ['#fff', 'url(x)', '', 'red'];
    expect(read('colorPalette', { colors })).to.deep.equal({
      message: { param: 'colorPalette', data: { colors: ['#fff', undefined, undefined, 'red'] } },
      unusable: ['data.colors.1'],
    });
  });

  it('of typography has the valid values, with numbers as numbers or texts', () => {
    const data = {
      'body-font-family': "'Open Sans', sans-serif",
      'body-font-weight': '',
      'font-size-body': { desktop: '15', tablet: '', 'desktop-unit': 'px' },
      'body-line-height': 1.6,
      'font-weight-h2': '600',
      'line-height-h3': '1.2; }',
      'theme-of-tomorrow': 'yes',
    };
    const result = read('siteTypography', data) as Exclude<ReturnType<typeof read>, string>;
    expect(JSON.parse(JSON.stringify(result))).to.deep.equal({
      message: {
        param: 'siteTypography',
        data: {
          'body-font-family': '"Open Sans", sans-serif',
          'font-size-body': { desktop: '15', 'desktop-unit': 'px' },
          'body-line-height': '1.6',
          'font-weight-h2': '600',
        },
      },
      unusable: ['data.line-height-h3'],
    });
  });

  it('of a logo ignores empty texts', () => {
    const empty = { url: '', dataUri: '', width: '' };
    expect(JSON.stringify(read('siteLogo', empty))).to.equal(
      '{"message":{"param":"siteLogo","data":{}},"unusable":[]}',
    );
  });

  it('without data may clear, complete and clean', () => {
    for (const param of ['clearPreviewAssets', 'completeOnboarding', 'cleanStorage']) {
      expect(read(param)).to.have.nested.property('message.param', param);
    }
  });

  it('drops texts that are too long', () => {
    const address = (length: number) => 'https://a.example/'.padEnd(length, 'a');
    expect(read('siteLogo', { url: address(2000) })).to.have.property('unusable').that.is.empty;
    expect(read('siteLogo', { url: address(2001) })).to.deep.include({ unusable: ['data.url'] });
    const long = 'red'.padEnd(2001);
    expect(read('colorPalette', { colors: [long] })).to.deep.include({
      unusable: ['data.colors.0'],
    });
    const typography = {
      'body-font-weight': '700'.padEnd(2001),
      'body-line-height': '1'.padEnd(2001),
    };
    expect(read('siteTypography', typography)).to.deep.include({
      unusable: ['data.body-font-weight', 'data.body-line-height'],
    });
  });

  it('accepts a logo of up to 2 MB', () => {
    const image = (size: number) => 'data:image/png;base64,'.padEnd(size, 'A');
    const most = 2 * 1024 * 1024;
    expect(read('siteLogo', { dataUri: image(most) })).to.have.property('unusable').that.is.empty;
    expect(read('siteLogo', { dataUri: image(most + 1) })).to.deep.include({
      unusable: ['data.dataUri'],
    });
  });

  it('drops deeply nested values', () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 50_000; depth++) nested = [nested];
    expect(read('siteTypography', { 'body-font-weight': nested })).to.deep.include({
      unusable: ['data.body-font-weight'],
    });
  });

  it('accepts a palette of up to 64 colours', () => {
    const colors = Array.from({ length: 65 }, () => 'red');
    expect(read('colorPalette', { colors: colors.slice(1) })).to.have.nested.property(
      'message.data.colors.length',
      64,
    );
    expect(read('colorPalette', { colors })).to.equal('value.data.colors');
  });

  for (const [what, message, place] of [
    ['no object', 'hello', 'the whole message'],
    ['nothing', null, 'the whole message'],
    ['another call', { call: 'x', value: {} }, 'call'],
    ['no value', { call }, 'value'],
    ['an unknown parameter', { call, value: { param: '__proto__', data: {} } }, 'value.param'],
    [
      'a palette that is a text',
      { call, value: { param: 'colorPalette', data: '#fff' } },
      'value.data',
    ],
    [
      'colours that are no list',
      { call, value: { param: 'colorPalette', data: { colors: 'red' } } },
      'value.data.colors',
    ],
    ['a title that is a text', { call, value: { param: 'siteTitle', data: '<b>' } }, 'value.data'],
    [
      'typography that is a list',
      { call, value: { param: 'siteTypography', data: [] } },
      'value.data',
    ],
  ] as const) {
    it(`of ${what} is of another shape, and it is said where`, () => {
      expect(readMessage(message)).to.equal(place);
    });
  }

  it('drops markup in any text', () => {
    const markup = '"></style><img src=x onerror=alert(1)>;}';
    const fields = ['body-font-family', 'body-font-weight', 'body-line-height', 'font-family-h1'];
    const typography = Object.fromEntries(fields.map((field) => [field, markup]));
    for (const [param, data] of [
      [
        'siteTypography',
        { ...typography, 'font-size-body': { desktop: markup, 'desktop-unit': markup } },
      ],
      ['colorPalette', { colors: [markup, markup] }],
      [
        'siteLogo',
        { url: `javascript:${markup}`, dataUri: `data:text/html,${markup}`, width: markup },
      ],
    ] as const) {
      const result = read(param, data);
      expect(typeof result === 'string' ? result : JSON.stringify(result.message)).not.to.contain(
        'onerror',
      );
      expect(result).to.have.property('unusable').that.is.not.empty;
    }
  });
});

import { expect } from 'chai';
import * as z from 'zod/mini';
import { SettingsSchema } from '../../../../src/elements/works/portfolio/settings';
import {
  colour,
  cssLength,
  headerStyle,
  loadMoreStyle,
} from '../../../../src/elements/works/portfolio/settings-style';

const read = (settings: object) => z.parse(SettingsSchema, settings);

describe('colours from the settings', () => {
  for (const value of [
    '#046bd2',
    '#fff',
    '#04f8',
    'rebeccapurple',
    'rgb(0 0 0 / 50%)',
    'rgba(4, 107, 210, .5)',
    'hsl(120deg 50% 50%)',
    'var(--ast-global-color-0)',
    'var(--a, var(--b, #fff))',
    'color-mix(in oklch, red 20%, transparent)',
  ]) {
    it(`may be ${value}`, () => expect(colour(` ${value} `)).to.equal(value));
  }

  for (const value of [
    '',
    '#12',
    'url(https://evil.example/x)',
    'var(--x) url(//evil.example)',
    'var(--x, url(x))',
    'red; background: url(x)',
    'rgb(0 0 0',
    'rgb(0))(',
    'image-set("x")',
    'expression(alert(1))',
  ]) {
    it(`may not be ${JSON.stringify(value)}`, () => expect(colour(value)).to.equal(undefined));
  }
});

describe('lengths from the settings', () => {
  it('count pixels where they are numbers', () => {
    expect(cssLength(12)).to.equal('12px');
    expect(cssLength('0')).to.equal('0px');
    expect(cssLength('1.5')).to.equal('1.5px');
  });

  for (const value of ['1.5em', '2rem', '3vw', '.5em', 'calc(1em + 2px)', 'var(--gap)']) {
    it(`may be ${value}`, () => expect(cssLength(value)).to.equal(value));
  }

  for (const value of [
    undefined,
    '',
    -4,
    '12 px',
    '1e9',
    'auto',
    'calc(1em',
    'attr(x)',
    '4px 2px',
  ]) {
    it(`may not be ${JSON.stringify(value)}`, () => expect(cssLength(value)).to.equal(undefined));
  }
});

describe('styles from the settings', () => {
  it('name only what is set and usable', () => {
    expect(headerStyle(read({ headerColor: '#eee', headerTextColor: 'url(x)' }))).to.deep.equal({
      '--nh-portfolio-header': '#eee',
    });
    expect(loadMoreStyle(read({}))).to.deep.equal({});
  });

  it('know the block’s own spelling of the padding', () => {
    expect(loadMoreStyle(read({ loadMoreHorizantalPadding: '30' }))).to.deep.equal({
      '--nh-portfolio-button-padding-inline': '30px',
    });
  });
});

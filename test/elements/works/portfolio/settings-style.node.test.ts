import { expect } from 'chai';
import { defaultSettings, parseSettings } from '../../../../src/core/settings';
import { settings } from '../../../../src/elements/works/portfolio/portfolio.settings';
import {
  headerStyle,
  loadMoreStyle,
} from '../../../../src/elements/works/portfolio/settings-style';

const read = (data: object) => parseSettings(settings, data)?.values ?? defaultSettings(settings);

/** The font size of the button, if only that is set. */
const size = (loadMoreSize: unknown) =>
  loadMoreStyle(read({ loadMoreSize }))['--nh-portfolio-button-size'];

describe('lengths from the settings', () => {
  it('are pixels if they are numbers', () => {
    expect([12, '0', '1.5'].map(size)).to.deep.equal(['12px', '0px', '1.5px']);
  });

  for (const value of ['1.5em', '2rem', '3vw', '0.5em', 'calc(1em + 2px)', 'var(--gap)']) {
    it(`may be ${value}`, () => expect(size(value)).to.equal(value));
  }

  for (const value of ['', -4, '1e', 'auto', 'calc(1em', 'attr(x)', '4px 2px']) {
    it(`may not be ${JSON.stringify(value)}`, () => expect(size(value)).to.equal(undefined));
  }
});

describe('styles from the settings', () => {
  it('contain only valid settings that are set', () => {
    expect(headerStyle(read({ headerColor: '#eee', headerTextColor: 'url(x)' }))).to.deep.equal({
      '--nh-portfolio-header': '#eee',
    });
    expect(loadMoreStyle(read({}))).to.deep.equal({});
  });

  it('support the block’s spelling of the padding', () => {
    for (const key of ['loadMoreHorizantalPadding', 'loadMoreHorizontalPadding']) {
      expect(loadMoreStyle(read({ [key]: '30' })), key).to.deep.equal({
        '--nh-portfolio-button-padding-inline': '30px',
      });
    }
  });
});

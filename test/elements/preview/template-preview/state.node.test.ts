import { expect } from 'chai';
import type { PreviewData } from '../../../../src/elements/preview/template-preview/data';
import type { PreviewMessage } from '../../../../src/elements/preview/template-preview/message';
import { nextState, openingState } from '../../../../src/elements/preview/template-preview/state';

const logo = { url: 'https://a.example/logo.png' };
const palette = { colors: ['#fff'] };
const typography = { 'body-font-weight': '400' };

const all: PreviewData = {
  siteLogo: logo,
  colorPalette: palette,
  siteTypography: typography,
  siteTitle: false,
};

/** The state after messages, without what is undefined. */
function after(kept: PreviewData, ...messages: PreviewMessage[]) {
  return JSON.parse(JSON.stringify(messages.reduce(nextState, openingState(kept))));
}

describe('a preview', () => {
  it('shows and keeps the latest data of each parameter', () => {
    const state = after(
      {},
      { param: 'colorPalette', data: palette },
      { param: 'siteTitle', data: true },
      { param: 'siteLogo', data: logo },
      { param: 'siteTitle', data: false },
      { param: 'siteTypography', data: typography },
    );
    expect(state).to.deep.equal({ kept: all, shown: all });
  });

  it('shows what was kept when the next page opens', () => {
    expect(openingState(all).shown).to.equal(all);
  });

  it('clears colours and fonts from the page, and keeps them for the next', () => {
    const { kept, shown } = after(all, { param: 'clearPreviewAssets' });
    expect(kept).to.deep.equal(all);
    expect(shown).to.deep.equal({ siteLogo: logo, siteTitle: false });
  });

  it('shows after clearing only what is sent anew', () => {
    const { shown } = after(
      all,
      { param: 'clearPreviewAssets' },
      { param: 'siteTypography', data: typography },
    );
    expect(shown).to.deep.equal({ siteLogo: logo, siteTitle: false, siteTypography: typography });
  });

  it('cleans away colours and fonts, sets the logo and leaves the title', () => {
    const clean = { siteLogo: { url: 'https://b.example/' }, siteTitle: false };
    const state = after(all, { param: 'cleanStorage', data: clean.siteLogo });
    expect(state).to.deep.equal({ kept: clean, shown: clean });
  });

  it('forgets everything when the choice is made, and goes on showing it', () => {
    expect(after(all, { param: 'completeOnboarding' })).to.deep.equal({ kept: {}, shown: all });
  });
});

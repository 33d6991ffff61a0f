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

/** The state after messages, without undefined values. */
function after(saved: PreviewData, ...messages: PreviewMessage[]) {
  return JSON.parse(JSON.stringify(messages.reduce(nextState, openingState(saved))));
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
    expect(state).to.deep.equal({ saved: all, shown: all });
  });

  it('shows the saved state when the next page opens', () => {
    expect(openingState(all).shown).to.equal(all);
  });

  it('clears colours and fonts from the page, but saves them for the next', () => {
    const { saved, shown } = after(all, { param: 'clearPreviewAssets' });
    expect(saved).to.deep.equal(all);
    expect(shown).to.deep.equal({ siteLogo: logo, siteTitle: false });
  });

  it('shows only data sent after clearing', () => {
    const { shown } = after(
      all,
      { param: 'clearPreviewAssets' },
      { param: 'siteTypography', data: typography },
    );
    expect(shown).to.deep.equal({ siteLogo: logo, siteTitle: false, siteTypography: typography });
  });

  it('removes colours and fonts, sets the logo and keeps the title on cleanStorage', () => {
    const clean = { siteLogo: { url: 'https://b.example/' }, siteTitle: false };
    const state = after(all, { param: 'cleanStorage', data: clean.siteLogo });
    expect(state).to.deep.equal({ saved: clean, shown: clean });
  });

  it('removes the saved data on completeOnboarding, but still shows it', () => {
    expect(after(all, { param: 'completeOnboarding' })).to.deep.equal({ saved: {}, shown: all });
  });
});

import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { parseSettings } from '../../../../src/core/settings';
import { settings as declared } from '../../../../src/elements/header/account-menu/account-menu.settings';
import { menuMode } from '../../../../src/elements/header/account-menu/menu-mode';

const way = (settings: object, isNarrow: boolean) =>
  menuMode(parseSettings(declared, settings)?.values ?? {}, isNarrow);

describe('the mode of an account menu', () => {
  afterEach(() => configure({ account: undefined }));

  it('is a menu button by default', () => {
    expect([way({}, false), way({}, true)]).to.deep.equal(['button', 'button']);
  });

  it('is the theme’s on hover, but a menu button up to the breakpoint', () => {
    const settings = { hf_account_show_menu_on: 'hover' };
    expect([way(settings, false), way(settings, true)]).to.deep.equal(['theme', 'button']);
  });

  it('is always shown up to the breakpoint with mobile: shown', () => {
    expect([way({ mobile: 'shown' }, false), way({ mobile: 'shown' }, true)]).to.deep.equal([
      'button',
      'shown',
    ]);
  });

  it('is the theme’s if the icon is a link, or the header builder is not active', () => {
    for (const settings of [
      { hf_account_action_type: 'link' },
      { is_header_builder_active: '' },
      { is_header_builder_active: false },
    ]) {
      expect(way(settings, true), JSON.stringify(settings)).to.equal('theme');
    }
  });

  it('treats invalid values as not set', () => {
    expect(way({ is_header_builder_active: 'maybe' }, true)).to.equal('button');
  });

  it('follows the site, and the tag before the site', () => {
    configure({ account: { hf_account_show_menu_on: 'hover', is_header_builder_active: '1' } });
    expect(way({}, false)).to.equal('theme');
    expect(way({ hf_account_show_menu_on: 'click' }, false)).to.equal('button');
  });

  it('is always shown up to the breakpoint if the site says so, and the tag nothing else', () => {
    configure({ account: { mobile: 'shown' } });
    expect([way({}, true), way({}, false)]).to.deep.equal(['shown', 'button']);
    expect(way({ mobile: 'click' }, true)).to.equal('button');
  });

  it('treats invalid values as not set', () => {
    configure({ account: { hf_account_action_type: 7, is_header_builder_active: [] } });
    expect(way({ mobile: 'never', hf_account_show_menu_on: null }, false)).to.equal('button');
  });
});

import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { parseSettings } from '../../../../src/core/settings';
import { settings as declared } from '../../../../src/elements/header/account-menu/account-menu.settings';
import { menuWay } from '../../../../src/elements/header/account-menu/menu-way';

const way = (settings: object, isNarrow: boolean) =>
  menuWay(parseSettings(declared, settings)?.values ?? { mobile: 'click' }, isNarrow);

describe('the way of an account’s menu', () => {
  afterEach(() => configure({ account: undefined }));

  it('is a menu button by default', () => {
    expect([way({}, false), way({}, true)]).to.deep.equal(['button', 'button']);
  });

  it('is the theme’s under a pointer, but a menu button at the break point', () => {
    const settings = { hf_account_show_menu_on: 'hover' };
    expect([way(settings, false), way(settings, true)]).to.deep.equal(['theme', 'button']);
  });

  it('is always shown at the break point, if that is set', () => {
    expect([way({ mobile: 'shown' }, false), way({ mobile: 'shown' }, true)]).to.deep.equal([
      'button',
      'shown',
    ]);
  });

  it('is the theme’s where the icon is a link, or the header builder is not active', () => {
    for (const settings of [
      { hf_account_action_type: 'link' },
      { is_header_builder_active: '' },
      { is_header_builder_active: false },
    ]) {
      expect(way(settings, true), JSON.stringify(settings)).to.equal('theme');
    }
  });

  it('takes junk for what is not set', () => {
    expect(way({ is_header_builder_active: 'maybe' }, true)).to.equal('button');
  });

  it('follows the site, and the tag before the site', () => {
    configure({ account: { hf_account_show_menu_on: 'hover', is_header_builder_active: '1' } });
    expect(way({}, false)).to.equal('theme');
    expect(way({ hf_account_show_menu_on: 'click' }, false)).to.equal('button');
  });

  it('takes junk for nothing said', () => {
    configure({ account: { hf_account_action_type: 7, is_header_builder_active: [] } });
    expect(way({ mobile: 'never', hf_account_show_menu_on: null }, false)).to.equal('button');
  });
});

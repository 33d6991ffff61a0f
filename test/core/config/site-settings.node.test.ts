import { expect } from 'chai';
import { configure } from '../../../src/core/config';
import { accountBehaviour } from '../../../src/elements/header/account';
import { siteSettings } from '../../../src/elements/header/color-switcher/color-switcher.settings';
import { captureConsole } from '../../page-objects/captured-console';

describe('settings in the site’s configuration', () => {
  afterEach(() => configure({ account: undefined, colorSwitcher: undefined }));

  it('lose only invalid values, which are reported once with their path', async () => {
    configure({
      account: { hf_account_action_type: 'open', hf_account_show_menu_on: 'hover', nonce: '1' },
      colorSwitcher: { isInit: 'maybe', label: 'Dark', palettes: { extra: 1 } },
    });
    const warnings = captureConsole('warn');
    try {
      for (let time = 0; time < 3; time++) {
        expect(accountBehaviour({}).opensOnClick).to.equal(false);
        expect(siteSettings()).to.deep.equal({ label: 'Dark', palettes: {} });
      }
      await warnings.reached(2);
    } finally {
      warnings.restore();
    }
    expect(warnings.messages.map((message) => message.split(', ')[0])).to.have.members([
      'nh-elements: #nh-config.account.hf_account_action_type is "open"',
      'nh-elements: #nh-config.colorSwitcher.isInit is "maybe"',
    ]);
  });

  it('are parsed once while they stay the same', () => {
    configure({ colorSwitcher: { label: 'Dark' } });
    expect(siteSettings()).to.equal(siteSettings());
    configure({ colorSwitcher: { label: 'Night' } });
    expect(siteSettings().label).to.equal('Night');
  });
});

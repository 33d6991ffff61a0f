import { expect } from 'chai';
import { configure } from '../../../src/core/config';
import { accountBehaviour } from '../../../src/elements/header/account';
import { siteSettings } from '../../../src/elements/header/color-switcher/color-switcher.settings';

afterEach(() => configure({ account: undefined, colorSwitcher: undefined }));

/** What the console is warned of, once there are so many warnings. */
function warnings(count: number): Promise<string[]> {
  const original = console.warn;
  const told: string[] = [];
  return new Promise((resolve) => {
    console.warn = (words: string) => {
      told.push(words);
      if (told.length < count) return;
      console.warn = original;
      resolve(told);
    };
  });
}

describe('settings in the site’s configuration', () => {
  it('cost only what is junk in them, which is told once with its place', async () => {
    configure({
      account: { hf_account_action_type: 'open', hf_account_show_menu_on: 'hover', nonce: '1' },
      colorSwitcher: { isInit: 'maybe', label: 'Dark', palettes: { extra: 1 } },
    });
    const told = warnings(2);
    for (let time = 0; time < 3; time++) {
      expect(accountBehaviour({}).opensOnClick).to.equal(false);
      expect(siteSettings()).to.deep.equal({ label: 'Dark', palettes: {} });
    }
    expect((await told).map((words) => words.split(', ')[0])).to.have.members([
      'nh-elements: #nh-config.account.hf_account_action_type is "open"',
      'nh-elements: #nh-config.colorSwitcher.isInit is "maybe"',
    ]);
  });

  it('are read once for as long as they are the same', () => {
    configure({ colorSwitcher: { label: 'Dark' } });
    expect(siteSettings()).to.equal(siteSettings());
    configure({ colorSwitcher: { label: 'Night' } });
    expect(siteSettings().label).to.equal('Night');
  });
});

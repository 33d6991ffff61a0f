import { expect } from 'chai';
import { parseSettings } from '../../../../src/core/settings';
import { problemWords } from '../../../../src/core/settings/warnings';
import { settings as declared } from '../../../../src/elements/header/account-menu/account-menu.settings';

describe('the settings of an account menu', () => {
  it('drop a link whose title has another key, and report both keys', () => {
    const items = [
      { label: 'Orders', url: '/orders' },
      { title: 'Profile', url: '/profile' },
    ];
    const parsed = parseSettings(declared, { items });
    expect(parsed?.values.items).to.deep.equal([{ title: 'Profile', url: '/profile' }]);
    expect(parsed?.problems.map((problem) => problemWords('settings', problem))).to.deep.equal([
      'settings.items[0].label is unknown, so it has no effect. Remove it, or look its name up in docs/elements.',
      'settings.items[0] has no valid "title", so it is ignored. Add one.',
    ]);
  });
});

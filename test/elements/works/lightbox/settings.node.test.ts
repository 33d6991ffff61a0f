import { expect } from 'chai';
import { parseSettings } from '../../../../src/core/settings';
import { problemWords } from '../../../../src/core/settings/warnings';
import { settings as declared } from '../../../../src/elements/works/lightbox/lightbox.settings';

describe('the settings of a lightbox', () => {
  it('keep an item with an unknown key, and warn', () => {
    const parsed = parseSettings(declared, { items: [{ label: 'A', url: '/a.jpg' }] });
    expect(parsed?.values.items).to.deep.equal([{ url: '/a.jpg' }]);
    expect(parsed?.problems.map((problem) => problemWords('settings', problem))).to.deep.equal([
      'settings.items[0].label is unknown, so it has no effect. Remove it, or look its name up in docs/elements.',
    ]);
  });
});

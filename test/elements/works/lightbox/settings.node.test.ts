import { expect } from 'chai';
import { parseSettings } from '../../../../src/core/settings';
import { problemWords } from '../../../../src/core/settings/warnings';
import { settings as declared } from '../../../../src/elements/works/lightbox/lightbox.settings';

describe('the settings of a lightbox', () => {
  it('keep an item whose title goes by another key, and say so', () => {
    const parsed = parseSettings(declared, { items: [{ label: 'A', url: '/a.jpg' }] });
    expect(parsed?.values.items).to.deep.equal([{ url: '/a.jpg' }]);
    expect(parsed?.problems.map((problem) => problemWords('settings', problem))).to.deep.equal([
      'settings.items[0].label is unknown, so it has no effect. Leave it out, or look its name up in docs/elements.md.',
    ]);
  });
});

import { expect } from 'chai';
import {
  nextState,
  type OverlayEvent,
  type OverlayState,
} from '../../../../src/elements/header/search-overlay/state';

const after = (...events: OverlayEvent[]) => events.reduce<OverlayState>(nextState, 'closed');

describe('the state of an overlay', () => {
  it('is open after opening, and closed after the fade', () => {
    expect(after('opened')).to.equal('open');
    expect(after('opened', 'dismissed')).to.equal('closing');
    expect(after('opened', 'dismissed', 'faded')).to.equal('closed');
  });

  it('stays open if opened again during a fade, even when the fade ends', () => {
    expect(after('opened', 'dismissed', 'opened', 'faded')).to.equal('open');
  });

  it('stays closed when dismissed without having been open', () => {
    expect(after('dismissed')).to.equal('closed');
  });
});

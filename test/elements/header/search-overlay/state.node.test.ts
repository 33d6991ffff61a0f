import { expect } from 'chai';
import {
  nextState,
  type OverlayEvent,
  type OverlayState,
} from '../../../../src/elements/header/search-overlay/state';

const after = (...events: OverlayEvent[]) => events.reduce<OverlayState>(nextState, 'closed');

describe('the state of an overlay', () => {
  it('is open once it is opened, and closed once it has faded', () => {
    expect(after('opened')).to.equal('open');
    expect(after('opened', 'dismissed')).to.equal('closing');
    expect(after('opened', 'dismissed', 'faded')).to.equal('closed');
  });

  it('is open when it is opened again while it fades, whatever that fade says later', () => {
    expect(after('opened', 'dismissed', 'opened', 'faded')).to.equal('open');
  });

  it('is closed when it is dismissed without having been open', () => {
    expect(after('dismissed')).to.equal('closed');
  });
});

import { expect } from 'chai';
import { speedAt } from '../../../src/ui/item-grid/drag/autoscroll';

describe('the autoscroll speed', () => {
  it('is zero away from the edges, and grows towards them', () => {
    expect(speedAt(200, 100, 500)).to.equal(0);
    expect(speedAt(124, 100, 500)).to.equal(-450);
    expect(speedAt(100, 100, 500)).to.equal(-900);
    expect(speedAt(476, 100, 500)).to.equal(450);
  });

  it('does not grow beyond the edges', () => {
    expect(speedAt(-300, 100, 500)).to.equal(-900);
    expect(speedAt(900, 100, 500)).to.equal(900);
  });
});

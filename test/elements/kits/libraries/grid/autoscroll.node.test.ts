import { expect } from 'chai';
import { speedAt } from '../../../../../src/elements/kits/libraries/grid/drag/autoscroll';

describe('the speed of scrolling while something is dragged', () => {
  it('is none away from the edges, and grows towards them', () => {
    expect(speedAt(200, 100, 500)).to.equal(0);
    expect(speedAt(124, 100, 500)).to.equal(-450);
    expect(speedAt(100, 100, 500)).to.equal(-900);
    expect(speedAt(476, 100, 500)).to.equal(450);
  });

  it('is no greater beyond the edges', () => {
    expect(speedAt(-300, 100, 500)).to.equal(-900);
    expect(speedAt(900, 100, 500)).to.equal(900);
  });
});

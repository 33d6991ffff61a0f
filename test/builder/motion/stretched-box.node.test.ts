import { expect } from 'chai';
import { stretchedBox } from '../../../src/builder/motion/stretched-box';

describe('a stretched box', () => {
  const container = { left: 100, right: 1100 };

  it('has the width and the start of the container', () => {
    expect(stretchedBox(container, { left: 250, right: 650 }, false)).to.deep.equal({
      width: 1000,
      side: 'left',
      shift: -150,
    });
  });

  it('is offset from the right in right-to-left pages', () => {
    expect(stretchedBox(container, { left: 250, right: 650 }, true)).to.deep.equal({
      width: 1000,
      side: 'right',
      shift: -450,
    });
  });

  it('is moved inwards if it starts outside the container', () => {
    expect(stretchedBox(container, { left: 40, right: 1180 }, false).shift).to.equal(60);
    expect(stretchedBox(container, { left: 40, right: 1180 }, true).shift).to.equal(80);
  });
});

import { expect } from 'chai';
import type { Box, Point } from '../../../../src/elements/maps/region-map/coordinates';
import { largestPart } from '../../../../src/elements/maps/region-map/largest-part';

const box = { x: 10, y: 20, width: 240, height: 120 };

const isIn =
  (...parts: readonly Box[]) =>
  ({ x, y }: Point): boolean =>
    parts.some((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height);

describe('the largest part of a shape', () => {
  it('is the whole shape, if all of it is connected', () => {
    expect(largestPart(box, isIn(box))).to.deep.equal(box);
  });

  it('has no islands and no exclave', () => {
    const mainland = { x: 10, y: 20, width: 120, height: 60 };
    const exclave = { x: 200, y: 110, width: 50, height: 30 };
    expect(largestPart(box, isIn(exclave, mainland))).to.deep.equal(mainland);
  });

  it('is connected at its corners too, but not around the edges of its box', () => {
    const first = { x: 10, y: 20, width: 60, height: 60 };
    const second = { x: 70, y: 80, width: 60, height: 60 };
    const across = { x: 230, y: 30, width: 20, height: 20 };
    const both = { x: 10, y: 20, width: 120, height: 120 };
    expect(largestPart(box, isIn(first, second, across))).to.deep.equal(both);
  });

  it('is the whole box of a shape too thin to be found', () => {
    expect(largestPart(box, () => false)).to.deep.equal(box);
  });
});

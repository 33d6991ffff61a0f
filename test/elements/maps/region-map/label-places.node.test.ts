import { expect } from 'chai';
import type { Point } from '../../../../src/elements/maps/region-map/coordinates';
import {
  type LabelledRegion,
  labelPlaces,
} from '../../../../src/elements/maps/region-map/label-places';

const map = { x: 0, y: 0, width: 400, height: 400 };

/** A square region with a label of 40 by 10 in its middle. */
function square(x: number, y: number, side: number): LabelledRegion {
  const region = { x, y, width: side, height: side };
  const label = { x: x + side / 2 - 20, y: y + side / 2 - 5, width: 40, height: 10 };
  return {
    label,
    region,
    mainland: () => region,
    touches: () => true,
    fills: (box) => box.x >= x && box.x + 40 <= x + side && box.y >= y && box.y + 10 <= y + side,
  };
}

const told = (regions: readonly LabelledRegion[], isOpen = (_box: Point) => false) =>
  labelPlaces(regions, { map, gap: 4, isOpen }).map(
    (place) => place && [place.is, place.way.x, place.way.y],
  );

describe('the place of a label', () => {
  it('is where it is written if it fits there', () => {
    expect(told([square(100, 100, 80)])).to.deep.equal([undefined]);
  });

  it('is the nearest one in its region where it fits', () => {
    const region = square(100, 100, 80);
    const right = { ...region, fills: ({ x }: { x: number }) => x >= 128 };
    expect(told([right])).to.deep.equal([['inside', 10, 0]]);
  });

  it('is beside a region that is too small for it, on the other side at the edge of the map', () => {
    expect(told([square(200, 200, 20)])).to.deep.equal([['beside', 34, 0]]);
    expect(told([square(370, 200, 20)])).to.deep.equal([['beside', -34, 0]]);
  });

  it('is on another side where it would cover a region or another label', () => {
    const [first, second] = told([square(200, 200, 20), square(230, 200, 20)]);
    expect(first).to.deep.equal(['beside', -34, 0]);
    expect(second).to.deep.equal(['beside', 34, 0]);
  });

  it('is where no region is, if there is such a side', () => {
    const [place] = told([square(200, 200, 20)], ({ x }) => x < 170);
    expect(place).to.deep.equal(['open', -34, 0]);
  });

  it('is not close above another label, where both would look like one of two lines', () => {
    const small = square(196, 240, 8);
    const isBelow = ({ y }: Point) => y > 250;
    expect(told([square(0, 0, 80), small], isBelow)[1]).to.deep.equal(['open', 0, 13]);
    const written = { ...square(160, 230, 80), touches: () => false };
    expect(told([written, small], isBelow)[1]).to.deep.equal(['beside', 28, 0]);
  });

  it('is close to the shape of a region that does not fill its box', () => {
    const box = { x: 100, y: 180, width: 100, height: 40 };
    const label = { x: 90, y: 195, width: 120, height: 10 };
    const touches = ({ x }: { x: number }) => x < 140;
    const [place] = told([
      { label, region: box, mainland: () => box, touches, fills: () => false },
    ]);
    // At most two gaps of 4 from the right edge of the shape, and outside of it.
    expect(place?.[0]).to.equal('beside');
    expect(90 + Number(place?.[1])).to.be.within(144, 148);
  });

  it('is below a region that is wider than its label, where it is nearer to the middle', () => {
    const wide = { ...square(100, 100, 60), fills: () => false };
    expect(told([wide])).to.deep.equal([['beside', 0, 39]]);
  });

  it('is beside the mainland of a region, not beside its exclave', () => {
    const region = { ...square(100, 100, 60), fills: () => false };
    const mainland = { x: 100, y: 100, width: 20, height: 20 };
    expect(told([{ ...region, mainland: () => mainland, touches: () => false }])).to.deep.equal([
      ['beside', 14, -20],
    ]);
  });

  it('is below an end of a wide region, if it would cover another below its middle', () => {
    const wide = { x: 100, y: 100, width: 80, height: 10 };
    const below = { ...square(135, 115, 30), fills: () => false };
    const others = [below, square(190, 60, 90), square(0, 60, 80), square(100, 0, 96)];
    const one = { ...square(100, 65, 80), region: wide, mainland: () => wide, fills: () => false };
    // Below its start, a quarter of the label is before the region.
    expect(told([one, ...others])[0]).to.deep.equal(['beside', -30, 14]);
  });

  it('may be beside a region whose box it covers, but not its shape', () => {
    const other = { ...square(210, 150, 120), touches: () => false };
    expect(told([square(180, 200, 20), other])[0]).to.deep.equal(['beside', 34, 0]);
  });

  it('covers others where no side is free', () => {
    const around = square(0, 0, 400);
    expect(told([square(200, 200, 20), around])[0]?.[0]).to.equal('over');
  });
});

import { expect } from 'chai';
import { thresholds } from '../../../../src/builder/runtime/scroll/thresholds';

describe('the thresholds of a scroll observer', () => {
  it('are as many steps as the sensitivity, from 0 to exactly 1', () => {
    expect(thresholds(1)).to.deep.equal([0, 1]);
    expect(thresholds(4)).to.deep.equal([0, 0.25, 0.5, 0.75, 1]);
    for (let sensitivity = 1; sensitivity <= 100; sensitivity++) {
      const steps = thresholds(sensitivity);
      expect(steps).to.have.length(sensitivity + 1);
      expect([steps[0], steps.at(-1)]).to.deep.equal([0, 1]);
      steps.forEach((step, place) => {
        expect(step).to.equal(place / sensitivity);
      });
    }
  });

  it('are only 0 without a sensitivity between 1 and 100', () => {
    for (const sensitivity of [undefined, 0, -1, 101, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(thresholds(sensitivity)).to.deep.equal([0]);
    }
  });
});

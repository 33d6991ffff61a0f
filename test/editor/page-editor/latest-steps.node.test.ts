import { expect } from 'chai';
import { latestSteps, MOST_STEPS } from '../../../src/editor/page-editor/history/latest-steps';

const steps = (count: number) => Array.from({ length: count }, (_, data) => ({ state: { data } }));

describe('the steps of a history', () => {
  it('are all kept while they are few', () => {
    expect(latestSteps(steps(MOST_STEPS), MOST_STEPS - 1, MOST_STEPS - 1)).to.equal(undefined);
  });

  it('lose the oldest ones when they are many', () => {
    const kept = latestSteps(steps(150), 149, 149);
    expect(kept?.length).to.equal(MOST_STEPS);
    expect(kept?.at(-1)?.state.data).to.equal(149);
  });

  it('all stay after an undo, whose redo is still possible', () => {
    expect(latestSteps(steps(150), 140, 140)).to.equal(undefined);
  });

  it('all stay while a change is not recorded yet', () => {
    expect(latestSteps(steps(150), 149, -1)).to.equal(undefined);
  });
});

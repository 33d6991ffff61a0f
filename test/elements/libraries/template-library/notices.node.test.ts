import { expect } from 'chai';
import { firstState, reduce } from '../../../../src/elements/libraries/template-library/reduce';
import type { Notice } from '../../../../src/elements/libraries/template-library/state';

const renamed: Notice = { kind: 'renamed', count: 1, title: 'Winter' };
const saved: Notice = { kind: 'saved', count: 1, title: 'Summer' };

describe('the notices of the template library', () => {
  it('end when they were shown for their time', () => {
    const before = reduce(firstState({}), { type: 'notice', notice: renamed });
    expect(reduce(before, { type: 'told', notice: renamed }).notice).to.equal(undefined);
  });

  it('keep a newer one, which waits for the end of a dialog, when the older one ends', () => {
    const before = reduce(firstState({}), { type: 'notice', notice: saved });
    expect(reduce(before, { type: 'told', notice: renamed }).notice).to.equal(saved);
  });
});

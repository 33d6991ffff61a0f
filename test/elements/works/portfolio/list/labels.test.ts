import { expect } from '@open-wc/testing';
import { idsOfLabels, isLabelled } from '../../../../../src/elements/works/portfolio/list/labels';
import { readTerms } from '../../../../../src/elements/works/portfolio/list/terms';

const terms = readTerms([
  { id: 1, name: 'Books &amp; Boxes', count: 3 },
  { id: 2, name: 'Children&#8217;s', count: 1 },
  { id: 3, name: 'Albums', count: 0 },
]);

describe('labels', () => {
  it('are compared decoded, however both are encoded', () => {
    expect(terms.map(({ name }) => name)).to.deep.equal(['Books & Boxes', 'Children’s', 'Albums']);
    for (const label of ['Books & Boxes', 'Books &amp; Boxes', ' Books &#038; Boxes ']) {
      expect([...(idsOfLabels([label], terms) ?? [])]).to.deep.equal([1]);
    }
  });

  it('must match exactly', () => {
    expect(idsOfLabels(['albums', 'Album'], terms)?.size).to.equal(0);
  });

  it('select all items if none is configured', () => {
    expect(idsOfLabels(['', ' '], terms)).to.equal(undefined);
    expect(isLabelled([], undefined)).to.equal(true);
    expect(isLabelled([], new Set([1]))).to.equal(false);
    expect(isLabelled([2, 1], new Set([1]))).to.equal(true);
  });
});

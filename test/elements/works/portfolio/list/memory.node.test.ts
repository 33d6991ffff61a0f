import { expect } from 'chai';
import { filterMemory } from '../../../../../src/elements/works/portfolio/list/memory';

const filter = (category: number | null, otherCategory: number | null = null) => ({
  category,
  otherCategory,
});

describe('the cache of filters', () => {
  it('distinguishes filters by both taxonomies', () => {
    const memory = filterMemory<string>();
    memory.keep(filter(1), 'one');
    memory.keep(filter(null, 1), 'other');
    expect(memory.recall(filter(1))).to.equal('one');
    expect(memory.recall(filter(null, 1))).to.equal('other');
    expect(memory.recall(filter(1, 1))).to.equal(undefined);
  });

  it('evicts the oldest entry', () => {
    const memory = filterMemory<number>(2);
    for (const category of [1, 2, 1, 3]) memory.keep(filter(category), category);
    expect(memory.recall(filter(2))).to.equal(undefined);
    expect(memory.recall(filter(1))).to.equal(1);
    expect(memory.recall(filter(3))).to.equal(3);
  });
});

import { expect } from 'chai';
import type { PortfolioItem } from '../../../../src/elements/works/portfolio/item';
import { portfolioItems } from '../../../../src/elements/works/portfolio/item-reading';
import { matchingItems } from '../../../../src/elements/works/portfolio/search';

const itemsOf = (...titles: string[]) =>
  portfolioItems(
    titles.map((title) => ({ title })),
    { prefix: 'astra' },
  );
const found = (text: string, ...titles: string[]): string[] =>
  matchingItems(itemsOf(...titles), text).map(({ title }) => title);

describe('a search', () => {
  it('matches a part of the title, ignoring case', () => {
    expect(found('ALBum', 'Album', 'The albums', 'Alb um')).to.deep.equal(['Album', 'The albums']);
  });

  it('returns the same array for an empty text', () => {
    const items = itemsOf('A', 'B');
    expect(matchingItems(items, '')).to.equal(items);
    expect(matchingItems(items, '  ')).to.equal(items);
    expect(matchingItems(items, 'z')).to.deep.equal([]);
  });

  const alike: [typed: string, title: string][] = [
    ["binder's", 'The Binder’s Box'],
    ['"old"', '“Old” books'],
    ['a - b', 'A – B'],
    ['wait...', 'Wait…'],
    ['straße', 'STRASSE'],
    ['İSTANBUL', 'İstanbul'],
    ['ΟΔΟΣ', 'οδοσα'],
    ['cafe\u0301', 'Café'],
    ['a b', 'A\u00a0B'],
    [' book ', 'Book'],
  ];
  for (const [typed, title] of alike) {
    it(`for ${typed} matches ${title}`, () => {
      expect(found(typed, title)).to.deep.equal([title]);
    });
  }

  it('treats no character as a pattern', () => {
    expect(found('.*', 'abc', 'a.*c')).to.deep.equal(['a.*c']);
  });

  it('folds each title once, however many letters are typed', () => {
    const [item] = itemsOf('Marbled paper');
    let reads = 0;
    const counted = Object.defineProperty({ ...item }, 'title', {
      get() {
        reads += 1;
        return 'Marbled paper';
      },
    }) as PortfolioItem;
    for (const typed of ['m', 'ma', 'mar', 'x']) matchingItems([counted], typed);
    expect(reads).to.equal(1);
  });
});

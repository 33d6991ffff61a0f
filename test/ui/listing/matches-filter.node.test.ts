import { expect } from 'chai';
import type { Filter } from '../../../src/api/libraries/listing';
import { matchesFilter } from '../../../src/ui/listing/matches-filter';
import { template } from './templates';

const café = template(1, { title: 'Café — Über uns', type: 'page', folder: '4' });

const meant: readonly Filter[] = [
  {},
  { search: '  ' },
  { search: 'cafe' },
  { search: 'UBER ca' },
  { type: 'page', folder: '4' },
  { type: '' },
];

const notMeant: readonly Filter[] = [
  { search: 'afe' },
  { search: 'cafe roses' },
  { search: '—' },
  { type: 'header' },
  { folder: null },
  { folder: '5' },
];

describe('a filter', () => {
  for (const filter of meant) {
    it(`matches a template that meets all of its conditions: ${JSON.stringify(filter)}`, () => {
      expect(matchesFilter(filter, café)).to.equal(true);
    });
  }

  for (const filter of notMeant) {
    it(`does not match a template that misses a condition: ${JSON.stringify(filter)}`, () => {
      expect(matchesFilter(filter, café)).to.equal(false);
    });
  }
});

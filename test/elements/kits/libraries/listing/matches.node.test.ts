import { expect } from 'chai';
import { matches } from '../../../../../src/elements/kits/libraries/listing/matches';
import type { Filter } from '../../../../../src/elements/kits/libraries/wire/listing';
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
    it(`means a template that has all it asks for: ${JSON.stringify(filter)}`, () => {
      expect(matches(filter, café)).to.equal(true);
    });
  }

  for (const filter of notMeant) {
    it(`does not mean one that lacks some of it: ${JSON.stringify(filter)}`, () => {
      expect(matches(filter, café)).to.equal(false);
    });
  }
});

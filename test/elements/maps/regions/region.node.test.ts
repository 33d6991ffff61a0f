import { expect } from 'chai';
import { parseValue } from '../../../../src/core/settings';
import {
  byCountry,
  countryName,
  regionLabel,
  regionsOf,
} from '../../../../src/elements/maps/regions/region';
import { type RegionData, regionList } from '../../../../src/elements/maps/regions/region-fields';

const read = (list: unknown) => parseValue(regionList, list).value as readonly RegionData[];

describe('a list of regions as a CMS prints it', () => {
  it('has its numbers read from text', () => {
    expect(
      read([{ title: 'Wien', index: '4', offset_x: '-12.5', offset_y: '', own: 1 }]),
    ).to.deep.equal([{ title: 'Wien', index: 4, offset_x: -12.5 }]);
  });

  it('drops only invalid values', () => {
    expect(read([{ title: ['x'], country: 'AT', index: -1, offset_x: 'far' }])).to.deep.equal([
      { country: 'AT' },
    ]);
    expect(read(['junk', null, { title: 7 }])).to.deep.equal([{}, {}, { title: '7' }]);
    expect(read({ no: 'list' })).to.equal(undefined);
  });
});

describe('a region', () => {
  it('is identified by country and number; missing numbers are counted', () => {
    const keys = regionsOf([
      { country: 'AT' },
      { country: 'IT' },
      { country: 'AT', index: 7 },
      { country: 'AT' },
    ]).map(({ key }) => key);
    expect(keys).to.deep.equal(['AT/0', 'IT/0', 'AT/7', 'AT/2']);
  });

  it('takes a missing country from the start of its id', () => {
    const keys = regionsOf([{ id: 'AT-8' }, { id: 'AT-7' }, { id: 'AT-9', country: 'IT' }]).map(
      ({ key }) => key,
    );
    expect(keys).to.deep.equal(['AT/0', 'AT/1', 'IT/0']);
  });

  it('has a unique key', () => {
    const keys = regionsOf([{ index: 0 }, { index: 0 }, { index: 1 }]).map(({ key }) => key);
    expect(new Set(keys).size).to.equal(3);
  });

  it('is labelled with its custom title, else its title, else its key', () => {
    const labels = regionsOf([
      { title: 'Wien', ctitle: 'Vienna' },
      { title: 'Tirol', ctitle: ' ' },
      {},
    ]);
    expect(labels.map(regionLabel)).to.deep.equal(['Vienna', 'Tirol', '/2']);
  });

  it('is grouped with its country, in the list’s order', () => {
    const groups = byCountry(regionsOf([{ country: 'IT' }, { country: 'AT' }, { country: 'IT' }]));
    expect(groups.map(({ country, regions }) => [country, regions.length])).to.deep.equal([
      ['IT', 2],
      ['AT', 1],
    ]);
  });
});

describe('a country', () => {
  it('is named by the site, else in the page’s language, else as printed', () => {
    expect(countryName('AT', { AT: 'Ostarrichi' }, 'en')).to.equal('Ostarrichi');
    expect(countryName('AT', {}, 'de_DE')).to.equal('Österreich');
    expect(countryName('AT', {}, 'pt_PT_ao90')).to.equal('Áustria');
    expect(countryName('Middle-earth', {}, 'en')).to.equal('Middle-earth');
    expect(countryName('AT', {}, 'not a locale')).to.equal('AT');
  });

  it('may be named like a property of Object', () => {
    for (const country of ['__proto__', 'constructor', 'toString']) {
      expect(countryName(country, {}, 'en')).to.equal(country);
      const [region] = regionsOf([{ country, title: 'Wien' }]);
      expect(byCountry(region ? [region] : []).map((group) => group.country)).to.deep.equal([
        country,
      ]);
    }
  });
});

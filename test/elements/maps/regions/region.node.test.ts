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

  it('loses only what does not fit', () => {
    expect(read([{ title: ['x'], country: 'AT', index: -1, offset_x: 'far' }])).to.deep.equal([
      { country: 'AT' },
    ]);
    expect(read(['junk', null, { title: 7 }])).to.deep.equal([{}, {}, { title: '7' }]);
    expect(read({ no: 'list' })).to.equal(undefined);
  });
});

describe('a region', () => {
  it('is known by its country and its number, counted where none is printed', () => {
    const keys = regionsOf([
      { country: 'AT' },
      { country: 'IT' },
      { country: 'AT', index: 7 },
      { country: 'AT' },
    ]).map(({ key }) => key);
    expect(keys).to.deep.equal(['AT/0', 'IT/0', 'AT/7', 'AT/2']);
  });

  it('belongs to the country that its id begins with, where none is printed', () => {
    const keys = regionsOf([{ id: 'AT-8' }, { id: 'AT-7' }, { id: 'AT-9', country: 'IT' }]).map(
      ({ key }) => key,
    );
    expect(keys).to.deep.equal(['AT/0', 'AT/1', 'IT/0']);
  });

  it('never shares its key', () => {
    const keys = regionsOf([{ index: 0 }, { index: 0 }, { index: 1 }]).map(({ key }) => key);
    expect(new Set(keys).size).to.equal(3);
  });

  it('is called by its custom title, else its title, else its key', () => {
    const labels = regionsOf([
      { title: 'Wien', ctitle: 'Vienna' },
      { title: 'Tirol', ctitle: ' ' },
      {},
    ]);
    expect(labels.map(regionLabel)).to.deep.equal(['Vienna', 'Tirol', '/2']);
  });

  it('stands with its country, in the list’s order', () => {
    const groups = byCountry(regionsOf([{ country: 'IT' }, { country: 'AT' }, { country: 'IT' }]));
    expect(groups.map(({ country, regions }) => [country, regions.length])).to.deep.equal([
      ['IT', 2],
      ['AT', 1],
    ]);
  });
});

describe('a country', () => {
  it('is called as the site says, else by the language, else as printed', () => {
    expect(countryName('AT', { AT: 'Ostarrichi' }, 'en')).to.equal('Ostarrichi');
    expect(countryName('AT', {}, 'de_DE')).to.equal('Österreich');
    expect(countryName('AT', {}, 'pt_PT_ao90')).to.equal('Áustria');
    expect(countryName('Middle-earth', {}, 'en')).to.equal('Middle-earth');
    expect(countryName('AT', {}, 'not a locale')).to.equal('AT');
  });

  it('is an ordinary one whatever it is called', () => {
    for (const country of ['__proto__', 'constructor', 'toString']) {
      expect(countryName(country, {}, 'en')).to.equal(country);
      const [region] = regionsOf([{ country, title: 'Wien' }]);
      expect(byCountry(region ? [region] : []).map((group) => group.country)).to.deep.equal([
        country,
      ]);
    }
  });
});

import { expect } from 'chai';
import { firstChoice, rememberedNames } from '../../../../src/elements/maps/region-map/choice';
import {
  inSpace,
  middleOf,
  shownCentre,
} from '../../../../src/elements/maps/region-map/coordinates';
import {
  keptInside,
  panelTop,
  topAfterKey,
} from '../../../../src/elements/maps/region-map/panel-position';
import { regionsOf } from '../../../../src/elements/maps/regions/region';

describe('coordinates', () => {
  it('are rounded and relative to 570 by 810', () => {
    const box = { x: 10, y: 20, width: 285, height: 405 };
    expect(inSpace({ x: 20.3, y: 30.4 }, box)).to.deep.equal({ x: 21, y: 21 });
    expect(inSpace({ x: 295, y: 425 }, box)).to.deep.equal({ x: 570, y: 810 });
  });

  it('are 0 on a map without a size', () => {
    const box = { x: 0, y: 0, width: 0, height: 0 };
    expect(inSpace({ x: 5, y: 5 }, box)).to.deep.equal({ x: 0, y: 0 });
  });

  it('of a centre are displayed 20 to the left, after rounding', () => {
    const middle = middleOf({ x: 100, y: 100, width: 1, height: 3 });
    const centre = inSpace(middle, { x: 0, y: 0, width: 570, height: 810 });
    expect(shownCentre(centre)).to.deep.equal({ x: 81, y: 102 });
  });
});

describe('a choice', () => {
  const regions = regionsOf([
    { country: 'BE', title: 'Limburg' },
    { country: 'BE', title: 'Antwerp' },
    { country: 'NL', title: 'Limburg' },
  ]);

  it('is stored by title, or by key if titles repeat', () => {
    expect(rememberedNames(regions)).to.deep.equal(['BE/0', 'Antwerp', 'NL/0']);
  });

  it('starts with the stored region, else with the first', () => {
    expect(firstChoice(regions, null)).to.equal('BE/0');
    expect(firstChoice(regions, 'Antwerp')).to.equal('BE/1');
    expect(firstChoice(regions, 'NL/0')).to.equal('NL/0');
    expect(firstChoice([], null)).to.equal('');
  });

  it('is empty if the stored region is not on the map', () => {
    expect(firstChoice(regions, 'Atlantis')).to.equal('');
    expect(firstChoice(regions, 'Limburg')).to.equal('');
  });
});

describe('the panel', () => {
  it('stays inside the map, and at its top if the map is too small', () => {
    expect([keptInside(-5, 100), keptInside(50, 100), keptInside(500, 100)]).to.deep.equal([
      0, 50, 100,
    ]);
    expect(keptInside(50, -20)).to.equal(0);
  });

  it('is at its stored position, else at that of the settings', () => {
    expect(panelTop(30, 100, 1)).to.equal(30);
    expect(panelTop(undefined, 100, 0.5)).to.equal(50);
    expect(panelTop(undefined, 100, 9)).to.equal(100);
    expect(panelTop(undefined, Number.POSITIVE_INFINITY, 1)).to.equal(0);
  });

  it('is moved by the keys of a slider', () => {
    const after = (key: string) => topAfterKey(key, 50, 95);
    expect(after('ArrowUp')).to.equal(40);
    expect(after('ArrowDown')).to.equal(60);
    expect(after('PageDown')).to.equal(95);
    expect(after('PageUp')).to.equal(0);
    expect([after('Home'), after('End')]).to.deep.equal([0, 95]);
    expect(after('Tab')).to.equal(undefined);
  });
});

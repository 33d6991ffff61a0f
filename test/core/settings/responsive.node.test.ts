import { expect } from 'chai';
import {
  defineSettings,
  isOfDevice,
  isResponsive,
  parseSettings,
  settingsFor,
} from '../../../src/core/settings';

const declared = defineSettings({
  columns: { kind: 'number', min: 0, default: 4, responsive: true, aliases: ['cols'] },
  shown: { kind: 'toggle', default: true, responsive: true },
  title: { kind: 'text', responsive: true },
  gap: { kind: 'number' },
});
const breakpoints = { mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 };
const own = { ...breakpoints, watch: 200 };

function on(device: string, data: object, points: Readonly<Record<string, number>> = breakpoints) {
  const parsed = parseSettings(declared, data, { devices: Object.keys(points) });
  if (!parsed) throw new Error('No settings.');
  return settingsFor(parsed, device, points);
}
const columnsOn = (device: string, data: object) => on(device, data).columns;

describe('a responsive setting', () => {
  it('has the first value from the device towards desktop', () => {
    const data = { columns: 5, columns_tablet: '3', columns_laptop: 4 };
    expect(
      ['mobile', 'tablet', 'laptop', 'desktop', 'widescreen'].map((device) =>
        columnsOn(device, data),
      ),
    ).to.deep.equal([3, 3, 4, 5, 5]);
  });

  it('may be 0 on each device except the widest', () => {
    const data = { columns_mobile: 0, columns_widescreen: 0 };
    expect([columnsOn('mobile', data), columnsOn('widescreen', data)]).to.deep.equal([0, 4]);
    expect(columnsOn('widescreen', { columns_widescreen: 8 })).to.equal(8);
  });

  it('is distinguished from a wider device’s value and the plain one', () => {
    const data = { columns: 5, columns_tablet: 3, shown_mobile: 'no' };
    const isOwn = (device: string) => isOfDevice(on(device, data), 'columns');
    expect(['mobile', 'tablet', 'laptop', 'desktop'].map(isOwn)).to.deep.equal([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is not set by an empty or invalid value, which is recorded', () => {
    const data = {
      columns_mobile: '',
      columns_tablet: 'x',
      shown_mobile: '',
      title_mobile: '',
      title: 'A',
    };
    expect(on('mobile', data)).to.deep.equal({ columns: 4, shown: true, title: 'A' });
    expect(parseSettings(declared, data)?.problems.map(({ path }) => path)).to.deep.equal([
      ['columns_tablet'],
    ]);
  });

  it('may be false for one device', () => {
    expect([
      on('mobile', { shown_mobile: 'no' }).shown,
      on('tablet', { shown_mobile: 'no' }).shown,
    ]).to.deep.equal([false, true]);
  });

  it('has the plain value on a device that the site lacks', () => {
    expect(columnsOn('mobile_extra', { columns_mobile_extra: 2 })).to.equal(4);
    expect(on('widescreen', { columns_widescreen: 2 }, { mobile: 767 }).columns).to.equal(4);
  });

  it('may be set for a device of the site’s own, by an alias, ignoring case', () => {
    expect(on('watch', { COLS_Watch: 1 }, own).columns).to.equal(1);
  });

  it('is not another setting’s key', () => {
    const problems = parseSettings(declared, { gap_mobile: 1, columns_fridge: 1 })?.problems;
    expect(problems?.map(({ path }) => path)).to.deep.equal([['gap_mobile'], ['columns_fridge']]);
  });

  it('returns the same settings object if nothing differs', () => {
    const parsed = parseSettings(declared, { columns: 2 });
    expect(parsed && settingsFor(parsed, 'mobile', breakpoints)).to.equal(parsed?.values);
  });

  it('is known by its declaration', () => {
    expect([isResponsive(declared), isResponsive({ gap: { kind: 'number' } })]).to.deep.equal([
      true,
      false,
    ]);
  });
});

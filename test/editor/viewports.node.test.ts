import { expect } from 'chai';
import { viewportsOf } from '../../src/editor/nodes/viewports';

const widths = (...[breakpoints]: Parameters<typeof viewportsOf>) =>
  viewportsOf(breakpoints).map(({ label, width }) => `${label} ${width}`);

describe('the viewports of the page editor', () => {
  it('are the smallest phone, the tablet at its widest, and desktop', () => {
    expect(widths({ mobile: 767, tablet: 1024 })).to.deep.equal([
      'Mobile 320',
      'Tablet 1024',
      'Desktop 1280',
    ]);
  });

  it('follow the breakpoints of the site, with the widest screen last', () => {
    expect(
      widths({ mobile: 600, mobile_extra: 800, tablet: 1100, laptop: 1400, widescreen: 2400 }),
    ).to.deep.equal([
      'Mobile 320',
      'Mobile, landscape 800',
      'Tablet 1100',
      'Laptop 1400',
      'Desktop 1401',
      'Widescreen 2400',
    ]);
  });
});

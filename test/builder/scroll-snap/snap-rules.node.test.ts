import { expect } from 'chai';
import { snapRules } from '../../../src/builder/scroll-snap/snap-rules';

const rules = (settings: object, place: object = {}): string =>
  snapRules(settings as Record<string, unknown>, {
    builder: 'mason',
    scroller: 'html',
    isTall: false,
    ...place,
  });

describe('the scroll snapping rules', () => {
  it('snap each section at its start', () => {
    expect(rules({})).to.match(/html \{\s+scroll-snap-type: y mandatory/);
    expect(rules({})).to.contain('[data-mason-id]').and.contain('scroll-snap-align: start');
  });

  it('use proximity if a section is taller than the viewport', () => {
    expect(rules({}, { isTall: true })).to.contain('y proximity');
  });

  it('use position, stop and padding from the page settings', () => {
    const settings = {
      scroll_snap_position: 'center',
      scroll_snap_stop: 'always',
      scroll_snap_padding: { size: '40', unit: 'px', sizes: [] },
    };
    expect(rules(settings))
      .to.contain('scroll-snap-align: center')
      .and.contain('scroll-snap-stop: always')
      .and.contain('scroll-padding-block-start: 40px');
  });

  it('ignore invalid values', () => {
    const settings = {
      scroll_snap_position: 'start; color: red',
      scroll_snap_stop: 7,
      scroll_snap_padding: { size: 40, unit: 'px; color: red' },
    };
    expect(rules(settings)).to.equal(rules({}));
    expect(rules({ scroll_snap_padding: { size: '', unit: 'px' } })).to.equal(rules({}));
  });
});

import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { cleared, drawnMap, type LiveRegionMap } from './fixtures';

afterEach(() => {
  cleared();
  document.documentElement.removeAttribute('dir');
});

const name = 'A name that is much longer than its region is wide';

/** A small region at each of the places. */
function regionsAt(...places: readonly [x: number, y: number][]): object[] {
  return places.map(([x, y]) => ({ title: name, path: `M${x} ${y}h20v20h-20z`, country: 'AT' }));
}

async function tipOf(map: LiveRegionMap, key: string): Promise<DOMRect> {
  const shape = map.find(`[data-nh-region="${key}"]`);
  shape.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await rendered();
  return map.find('[part="tooltip"]').getBoundingClientRect();
}

describe('a tooltip by touch', () => {
  const fire = (target: EventTarget, type: string) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true }),
    );

  /** A map on which a region has been tapped. */
  async function tapped() {
    const map = await drawnMap({ regions: regionsAt([0, 0], [600, 400]) });
    const tap = async (selector: string): Promise<void> => {
      const target = map.find(selector);
      for (const type of ['over', 'down', 'up', 'out']) fire(target, `pointer${type}`);
      await rendered();
    };
    await tap('[data-nh-region="AT/0"]');
    const isShown = () => map.find('[part="tooltip"]').checkVisibility();
    expect(isShown()).to.equal(true);
    return { map, tap, isShown };
  }

  it('stays when the finger is lifted, and another region is touched', async () => {
    const { map, tap, isShown } = await tapped();
    const left = () => map.find('[part="tooltip"]').getBoundingClientRect().left;
    const before = left();
    await tap('[data-nh-region="AT/1"]');
    expect(isShown()).to.equal(true);
    expect(left()).to.be.greaterThan(before);
  });

  it('stays when the focus leaves another region', async () => {
    const { map, isShown } = await tapped();
    map
      .find('[data-nh-region="AT/1"]')
      .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await rendered();
    expect(isShown()).to.equal(true);
  });

  const ends: Readonly<Record<string, (svg: Element) => unknown>> = {
    'a touch beside the map': () => fire(document.body, 'pointerdown'),
    'a touch beside the regions': (svg) => fire(svg, 'pointerdown'),
    scrolling: () => document.dispatchEvent(new Event('scroll')),
    Escape: () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  };
  for (const [what, end] of Object.entries(ends)) {
    it(`goes by ${what}`, async () => {
      const { map, isShown } = await tapped();
      end(map.svg);
      await rendered();
      expect(isShown()).to.equal(false);
    });
  }
});

describe('a tooltip', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`stays on the screen (${dir})`, async () => {
      document.documentElement.dir = dir;
      const map = await drawnMap({ regions: regionsAt([0, 0], [1120, 0], [600, 800]) });
      const box = map.host.parentElement as HTMLElement;
      box.style.cssText = 'margin: 0; position: fixed; inset: 0 auto auto 0; inline-size: 100vw';
      const most = document.documentElement.clientWidth;
      for (const key of ['AT/0', 'AT/1', 'AT/2']) {
        const { left, right, top } = await tipOf(map, key);
        expect([left >= 0, right <= most, top >= 0], key).to.deep.equal([true, true, true]);
      }
    });
  }

  it('stays when focusing a region scrolls the page', async () => {
    const map = await drawnMap({ regions: regionsAt([0, 0]) });
    await tipOf(map, 'AT/0');
    document.dispatchEvent(new Event('scroll'));
    await rendered();
    expect(map.find('[part="tooltip"]').checkVisibility()).to.equal(true);
  });

  it('is above the centre of its region if there is space', async () => {
    const map = await drawnMap({ regions: regionsAt([600, 400]) });
    const { left, width, bottom } = await tipOf(map, 'AT/0');
    const shape = map.find('[data-nh-region]').getBoundingClientRect();
    expect(left + width / 2).to.be.closeTo(shape.left + shape.width / 2, 1);
    expect(bottom).to.be.closeTo(shape.top - 6, 1);
  });
});

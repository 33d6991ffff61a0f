import { expect } from '@open-wc/testing';
import { cleared, drawn, drawnMap, type LiveRegionMap } from './fixtures';

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
  await drawn();
  return map.find('[part="tooltip"]').getBoundingClientRect();
}

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

  it('stands above the middle of its region where there is room', async () => {
    const map = await drawnMap({ regions: regionsAt([600, 400]) });
    const { left, width, bottom } = await tipOf(map, 'AT/0');
    const shape = map.find('[data-nh-region]').getBoundingClientRect();
    expect(left + width / 2).to.be.closeTo(shape.left + shape.width / 2, 1);
    expect(bottom).to.be.closeTo(shape.top - 6, 1);
  });
});

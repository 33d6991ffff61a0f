import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';

const MAP = 'nh-region-map';
const SELECTOR = `${MAP} [part="selector"]`;
const TOOLTIP = `${MAP} [part="tooltip"]`;

async function meetMap(visitor: Visitor, path = '/regions/json'): Promise<void> {
  await visitor.meet(path, MAP);
  await visitor.finds(path === '/regions' ? `${MAP} [part="list"]` : SELECTOR);
}

const coordinates = (visitor: Visitor): Promise<(string | null)[]> =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('nh-region-map output')].map(({ textContent }) => textContent),
  );

check('the map at /regions has its shops as links, and tells no coordinates', async (visitor) => {
  await meetMap(visitor, '/regions');
  expect(await visitor.count(`${MAP} svg a`)).to.be.at.least(13);
  expect(await visitor.count(`${MAP} output`)).to.equal(0);
});

check(
  'drawn and fetched maps have their shops as links, and tell the same place of a chosen region',
  async (visitor) => {
    const told: string[] = [];
    for (const path of ['/regions/json', '/regions/file']) {
      await meetMap(visitor, path);
      expect(await visitor.count(`${MAP} svg a`), path).to.be.at.least(13);
      await visitor.choose(`${MAP} select`, 'CH/3');
      await visitor.until(() =>
        [...document.querySelectorAll('nh-region-map output')].every(
          ({ textContent }) => textContent !== '',
        ),
      );
      told.push(String(await coordinates(visitor)));
    }
    expect(told[1]).to.equal(told[0]);
  },
);

check('a click tells its place on the map', async (visitor) => {
  await meetMap(visitor);
  const [x = 0, y = 0] = await visitor.evaluate(() => {
    const map = document.querySelector('nh-region-map svg');
    map?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = map?.getBoundingClientRect();
    return box ? [box.x + box.width * 0.9, box.y + box.height * 0.5] : [];
  });
  await visitor.clickAt(x, y);
  await visitor.until(() => {
    const [right, down] = [...document.querySelectorAll('nh-region-map output')].map((output) =>
      Number(output.textContent),
    );
    return Math.abs((right ?? 0) - 513) <= 2 && Math.abs((down ?? 0) - 405) <= 2;
  });
});

check('Enter on a region opens its shop, and Back returns to the map', async (visitor) => {
  await meetMap(visitor, '/regions');
  await visitor.focus(`${MAP} [part="list"] a[href*="regensburg"]`);
  await visitor.press('Enter');
  await visitor.finds('#regensburg:target');
  await visitor.back();
  await visitor.until(() => location.hash === '');
  await visitor.forward();
  await visitor.finds('#regensburg:target');
});

check('a region that has the focus is named beside it', async (visitor) => {
  await meetMap(visitor);
  // Never past the end of the page: there Tab leads into the browser's own buttons.
  await visitor.focus(`${MAP} [part="list"] a`);
  await visitor.press('Tab');
  await visitor.until((tooltip) => {
    const region = document.activeElement?.textContent;
    return region && document.querySelector(tooltip)?.textContent.includes(region);
  }, TOOLTIP);
  await visitor.sees(TOOLTIP);
});

check('a region under the mouse is named beside it', async (visitor) => {
  await meetMap(visitor);
  // Its name stands in its middle, and belongs to it.
  await visitor.hover(`${MAP} svg text[data-nh-of="DE/13"]`);
  await visitor.reads(TOOLTIP, 'Bavaria');
  await visitor.sees(TOOLTIP);
});

check(
  'a chosen region and a panel moved by keys are found again after a reload',
  async (visitor) => {
    await meetMap(visitor);
    // Its way is known when the map has its height: at first it stands at a share of it.
    await visitor.until(
      () => (document.querySelector<HTMLElement>('[part="selector"]')?.offsetTop ?? 0) > 0,
    );
    await visitor.choose(`${MAP} select`, 'NL/10');
    const chosen = await coordinates(visitor);
    await visitor.focus('[part="handle"]');
    await visitor.press('Home', 'ArrowDown', 'PageDown');
    const stands = (top: number) =>
      visitor.until(
        (wanted) => document.querySelector<HTMLElement>('[part="selector"]')?.offsetTop === wanted,
        top,
      );
    await stands(110);
    await visitor.reload();
    await stands(110);
    expect(await coordinates(visitor)).to.deep.equal(chosen);
  },
);

check('the map’s panel is dragged by the mouse', async (visitor) => {
  await meetMap(visitor);
  await visitor.focus('[part="handle"]');
  await visitor.press('Home');
  await visitor.drag('[part="handle"]', 30, 60);
  await visitor.until(
    () => document.querySelector<HTMLElement>('[part="selector"]')?.offsetTop === 60,
  );
});

check(
  'the map’s panel stands on the other side where a page is read from right to left',
  async (visitor) => {
    visitor.address.rewrite = (html) => html.replace('dir="ltr"', 'dir="rtl"');
    await meetMap(visitor);
    const isRight = await visitor.evaluate(() => {
      const map = document.querySelector('nh-region-map')?.getBoundingClientRect();
      const panel = document.querySelector('[part="selector"]')?.getBoundingClientRect();
      return Math.abs((panel?.right ?? 0) - (map?.right ?? 9)) < 1;
    });
    expect(isRight).to.equal(true);
  },
);

check(
  'a map whose file does not come leaves the links that the server has printed',
  async (visitor) => {
    visitor.address.meet(/\/regions\/map\.svg/, { status: 404 });
    await visitor.goto('/regions/file');
    await visitor.until(() => document.querySelector('nh-region-map')?.matches(':defined'));
    await visitor.sees(`${MAP} a[href*="#regensburg"]`);
  },
  { mayComplain: true },
);

check(
  'nothing of the map fades where less motion is wanted',
  async (visitor) => {
    await meetMap(visitor);
    const durations = await visitor.evaluate(() =>
      [...document.querySelectorAll('nh-region-map path')].map(
        (shape) => getComputedStyle(shape).transitionDuration,
      ),
    );
    expect(new Set(durations)).to.deep.equal(new Set(['0s']));
  },
  { prefers: { reducedMotion: true, dark: true } },
);

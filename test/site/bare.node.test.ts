import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { expectQuality } from '../page-objects/site/quality';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** The pairs of tokens, and the least contrast that each must have (WCAG 1.4.3 and 1.4.11). */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ['--nh-text', '--nh-surface', 12],
  ['--nh-text', '--nh-raised', 12],
  ['--nh-muted', '--nh-surface', 4.5],
  ['--nh-muted', '--nh-raised', 4.5],
  ['--nh-border', '--nh-surface', 3],
  ['--nh-accent', '--nh-surface', 4.5],
  ['--nh-on-accent', '--nh-accent', 4.5],
  ['--nh-focus', '--nh-surface', 4.5],
  ['--nh-error', '--nh-surface', 4.5],
  ['--nh-success', '--nh-surface', 4.5],
  ['--nh-warning', '--nh-surface', 4.5],
];

/** Runs in the page: the colour of a token as the three numbers of sRGB. */
function colour(token: string): number[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return [red, green, blue];
}

/** The relative luminance of WCAG. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: readonly number[], back: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const [width, dark] of [
  [390, false],
  [390, true],
  [1280, false],
  [1280, true],
] as const) {
  const mode = dark ? 'dark' : 'light';
  it(`a page of bare tags with the theme is accessible and does not overflow at ${width} px in ${mode} mode`, async () => {
    const visit = await site.visit('/bare?theme', {
      width,
      dark,
      // All elements are in view, so that all are loaded.
      prepare: (page) => page.setViewport({ width, height: 14_000 }),
    });
    await visit.page.waitForSelector('nh-region-map [part="selector"]');
    await expectQuality(visit);
    await visit.leave();
  });
}

for (const dark of [false, true]) {
  it(`the theme’s colours have enough contrast in ${dark ? 'dark' : 'light'} mode`, async () => {
    const visit = await site.visit('/bare?theme&only=plain', { dark });
    for (const [front, back, least] of PAIRS) {
      const [a, b] = [
        await visit.page.evaluate(colour, front),
        await visit.page.evaluate(colour, back),
      ];
      expect(contrast(a, b), `${front} on ${back}`).to.be.at.least(least);
    }
    await visit.leave();
  });
}

it('printed tags with the theme do not shift when the library loads', async () => {
  const visit = await site.visit('/bare?theme&only=plain,contact-form', { prepare: noteShifts });
  expect(await shifts(visit.page)).to.deep.equal([]);
  await visit.leave();
});

it('a plain rule of the site wins over the theme, and a token of the site reaches the elements', async () => {
  const visit = await site.visit('/bare?theme&only=plain');
  const colours = await visit.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':root { --nh-accent: rgb(1, 2, 3) } h2 { color: rgb(4, 5, 6) } [type="reset"] { border-radius: 7px }',
    );
    document.adoptedStyleSheets.unshift(sheet);
    const style = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element);
    return [style('main section a').color, style('h2').color, style('[type="reset"]').borderRadius];
  });
  expect(colours).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '7px']);
  await visit.leave();
});

it('the colours and fonts of the page builder’s kit fill the theme’s tokens', async () => {
  const visit = await site.visit('/bare?theme&only=plain');
  const shown = await visit.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.elementor-kit-7 { --e-global-color-accent: rgb(120, 20, 60); --e-global-typography-text-font-family: "Kit" }',
    );
    document.adoptedStyleSheets.unshift(sheet);
    document.body.classList.add('elementor-kit-7');
    const { color } = getComputedStyle(document.querySelector('main section a') as Element);
    return [color, getComputedStyle(document.body).fontFamily];
  });
  expect(shown).to.deep.equal(['rgb(120, 20, 60)', 'Kit']);
  await visit.leave();
});

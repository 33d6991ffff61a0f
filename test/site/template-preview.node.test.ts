import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Frame, Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { lives, readSite, type Site, type Visit } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';

const KEY = 'starter-templates-iframe-preview-data';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

interface Trying extends Visit {
  /** The page in the frame. */
  readonly frame: Frame;
}

/** Opens the page with the choices, and waits until the page in the frame listens. */
async function trying(options: Parameters<Site['visit']>[1] = {}): Promise<Trying> {
  const visit = await site.visit('/template-preview', options);
  const frame = visit.page.frames()[1] as Frame;
  await frame.waitForSelector('nh-template-preview[data-state="active"]');
  await frame.waitForFunction((key) => localStorage.getItem(key) !== null, {}, KEY);
  return { ...visit, frame };
}

/** Chooses the control of a name at a place. */
const choose = (page: Page, name: string, index = 0) =>
  page.evaluate(
    (name, index) => document.querySelectorAll<HTMLElement>(`form [name=${name}]`)[index]?.click(),
    name,
    index,
  );

/** Waits until a style of the page in the frame is such. */
const styled = (frame: Frame, selector: string, property: string, value: string) =>
  frame.waitForFunction(
    (selector, property, value) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).getPropertyValue(property) === value;
    },
    {},
    selector,
    property,
    value,
  );

const kept = (frame: Frame) =>
  frame.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

describe('a preview of another look', () => {
  it('shows palette, fonts, title and logo in the frame only, also by keyboard', async () => {
    const { page, frame, complaints, leave } = await trying();
    await page.focus('form [name=palette]');
    await page.keyboard.press('ArrowDown');
    await styled(frame, 'body', 'background-color', 'rgb(244, 245, 251)');
    await choose(page, 'fonts', 1);
    await styled(frame, 'h1', 'font-family', '"Weir Serif", serif');
    await styled(frame, 'body', 'font-size', '17px');
    await frame.waitForFunction(() =>
      ['Weir Serif', 'Weir Grotesk'].every((family) =>
        [...document.fonts].some((font) => font.family === family && font.status === 'loaded'),
      ),
    );
    await choose(page, 'logo', 1);
    await frame.waitForSelector('.custom-logo[src$="template-preview-logo.svg"]');
    await choose(page, 'title');
    await styled(frame, '.site-header .site-title', 'display', 'none');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).to.equal(
      'rgb(245, 247, 244)',
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('shows the look on the next page of the frame, until onboarding is complete', async () => {
    const { page, frame, complaints, leave } = await trying();
    await choose(page, 'palette', 2);
    await styled(frame, 'body', 'background-color', 'rgb(250, 244, 240)');
    await Promise.all([frame.waitForNavigation(), frame.click('.site-footer a[href="/contact"]')]);
    await styled(frame, 'body', 'background-color', 'rgb(250, 244, 240)');
    await choose(page, 'clear');
    await styled(frame, 'body', 'background-color', 'rgb(245, 247, 244)');
    expect((await kept(frame)).data.colorPalette.colors).to.have.length(9);
    await choose(page, 'finish');
    await frame.waitForFunction((key) => localStorage.getItem(key) === null, {}, KEY);
    await Promise.all([frame.waitForNavigation(), frame.click('.site-header .custom-logo-link')]);
    await frame.waitForSelector('nh-template-preview[data-state="active"]');
    await styled(frame, 'body', 'background-color', 'rgb(245, 247, 244)');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('shows an image from the device without uploading it, and starts over', async () => {
    const { page, frame, complaints, leave } = await trying();
    const file = join(site.dataDir, 'logo.svg');
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    const sent: string[] = [];
    page.on('request', (request) => {
      // Code of other elements may still be on its way.
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const input = await page.$('input[type=file]');
    await input?.uploadFile(file);
    await frame.waitForSelector('.custom-logo[src^="data:image/svg+xml;base64,"]');
    await frame.waitForFunction(() => {
      const logo = document.querySelector<HTMLImageElement>('.custom-logo');
      return logo?.complete && logo.naturalWidth === 9;
    });
    expect(sent).to.deep.equal([]);
    await choose(page, 'palette', 1);
    await styled(frame, 'body', 'background-color', 'rgb(244, 245, 251)');
    await choose(page, 'restart');
    await frame.waitForSelector('.custom-logo[src$="/logo.svg"]');
    await styled(frame, 'body', 'background-color', 'rgb(245, 247, 244)');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('reports a file that is no image, and returns to the previous logo', async () => {
    const { page, frame, complaints, leave } = await trying();
    await choose(page, 'logo', 1);
    await frame.waitForSelector('.custom-logo[src$="template-preview-logo.svg"]');
    const input = await page.$('input[type=file]');
    for (const name of ['note.txt', 'broken.png', 'odd.svg']) {
      const file = join(site.dataDir, name);
      writeFileSync(file, 'hello');
      await choose(page, 'logo', 2);
      await input?.uploadFile(file);
      await page.waitForFunction(
        (name) =>
          document
            .querySelector('.site-preview-status')
            ?.textContent.includes(`“${name}” cannot be shown as a picture`),
        {},
        name,
      );
      const checked = await page.$eval('form [name=logo]:checked', (one) =>
        one.getAttribute('value'),
      );
      expect(checked, name).to.equal('/assets/template-preview-logo.svg');
    }
    await frame.waitForSelector('.custom-logo[src$="template-preview-logo.svg"]');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('keeps the previewed logo when the colour switcher sets its own', async () => {
    const { page, frame, leave } = await trying();
    await lives(frame, 'nh-color-switcher');
    await choose(page, 'logo', 1);
    await frame.waitForSelector('.custom-logo[src$="template-preview-logo.svg"]');
    await frame.evaluate(() => {
      const logo = document.querySelector('.custom-logo') as HTMLElement;
      new MutationObserver(() => {
        logo.dataset.heard = (logo.dataset.heard ?? '') + logo.getAttribute('src')?.slice(-8);
      }).observe(logo, { attributeFilter: ['src'] });
      document.querySelector<HTMLElement>('.site-header .ast-switcher-button')?.click();
    });
    await frame.waitForSelector('.custom-logo[data-heard][src$="template-preview-logo.svg"]');
    await leave();
  });
});

describe('a preview under the policy', () => {
  it('ignores a frame of another origin, with one warning', async () => {
    const { page, frame, leave } = await trying();
    const warnings: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'warn') warnings.push(line.text());
    });
    await page.evaluate(() => {
      const stranger = document.createElement('iframe');
      stranger.setAttribute('sandbox', 'allow-scripts');
      stranger.src = '/works/no-such-work';
      document.body.append(stranger);
    });
    const warned = new Promise((resolve) => page.once('console', resolve));
    const stranger = await page.waitForFrame((one) => one.url().endsWith('no-such-work'));
    await stranger.evaluate(() => {
      const value = {
        param: 'colorPalette',
        data: { colors: ['red', 'red', 'red', 'red', 'red', 'red'] },
      };
      const message = { call: 'starterTemplatePreviewDispatch', value };
      parent.frames[0]?.postMessage(message, '*');
      parent.frames[0]?.postMessage(message, '*');
    });
    await warned;
    // Messages arrive in order: these come after the ignored ones.
    await choose(page, 'palette', 3);
    await styled(frame, 'body', 'background-color', 'rgb(243, 244, 246)');
    expect(
      warnings.filter((text) => text.includes('a message from null was ignored')),
    ).to.have.length(1);
    await leave();
  });

  it('ignores all messages of another site’s frame, with one warning', async () => {
    const { page, frame, leave } = await trying({ prepare: (page) => page.setBypassCSP(true) });
    const stranger = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Stranger</title>');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const warnings: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'warn') warnings.push(line.text());
    });
    await page.evaluate((origin) => {
      const other = document.createElement('iframe');
      other.src = origin;
      document.body.append(other);
    }, origin);
    const other = await page.waitForFrame((one) => one.url().startsWith(origin));
    await other.evaluate(() => {
      const colors = ['red', 'red', 'red', 'red', 'red', 'red'];
      for (const value of [
        { param: 'colorPalette', data: { colors } },
        { param: 'siteTitle', data: false },
        { param: 'completeOnboarding' },
        { param: 'siteLogo', data: { url: '<img src=x onerror=alert(1)>' } },
      ]) {
        const message = { call: 'starterTemplatePreviewDispatch', value };
        parent.frames[0]?.postMessage(message, '*');
      }
    });
    await eventually('a warning', () => warnings.length);
    const { colorPalette, siteTitle, siteLogo } = (await kept(frame)).data;
    expect([colorPalette, siteTitle]).to.deep.equal([undefined, true]);
    expect(JSON.stringify(siteLogo)).to.not.contain('onerror');
    // Messages arrive in order: these come after the ignored ones.
    await choose(page, 'palette', 3);
    await styled(frame, 'body', 'background-color', 'rgb(243, 244, 246)');
    expect(
      warnings.map((text) => text.includes(`a message from ${origin} was ignored`)),
    ).to.deep.equal([true]);
    await leave();
    await new Promise((resolve) => stranger.close(resolve));
  });

  it('is printed only in frames, where the policy allows data: images', async () => {
    const [page, framed] = await Promise.all([
      fetch(`${site.url}/contact`),
      fetch(`${site.url}/contact`, { headers: { 'Sec-Fetch-Dest': 'iframe' } }),
    ]);
    expect(page.headers.get('Content-Security-Policy')).not.to.contain('data:');
    expect(framed.headers.get('Content-Security-Policy')).to.match(/; img-src 'self' data:$/);
    expect(page.headers.get('Vary')).to.contain('Sec-Fetch-Dest');
    expect(await page.text()).not.to.contain('<nh-template-preview');
    expect(await framed.text()).to.contain('<nh-template-preview');
  });
});

it('the preview is found in the menu, under Docs', async () => {
  const page = await (await fetch(`${site.url}/privacy`)).text();
  expect(page).to.match(/href="\/template-preview"[^>]*>Trying on a look</);
});

for (const [width, dark] of [
  [390, true],
  [1280, false],
] as const) {
  it(`a preview with other colours and without a title at ${width} px is accessible in ${dark ? 'dark' : 'light'}`, async () => {
    const { page, frame, leave } = await trying({ width, dark });
    await choose(page, 'palette', 1);
    await choose(page, 'title');
    await styled(frame, 'body', 'background-color', 'rgb(244, 245, 251)');
    await styled(frame, '.site-header .site-title', 'display', 'none');
    expect(await violations(frame)).to.deep.equal([]);
    await leave();
  });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { temporaryFolder } from '../shared';
import { logIn, ownComplaints, publish, read, useWordPress, visit, wordPress } from './site';

const svg = `<svg viewBox="0 0 460 420" onload="alert(1)"><script>alert(2)</script>
  <path id="AT-1" title="North" d="M20 20h200v180h-200z" onclick="alert(3)"/>
  <path id="SI-1" title="South &lt;b&gt;" d="M20 220h420v180h-420z"/>
  <path id="SI-2" title="Not a path" d="url(javascript:alert(4))"/></svg>`;

const screen = '/wp-admin/tools.php?page=nh-elements-map';

async function importMap(page: Page): Promise<void> {
  const file = join(temporaryFolder('nh-map'), 'map.svg');
  writeFileSync(file, svg);
  await page.goto(wordPress.url + screen);
  const input = await page.$('input[type="file"][name="map"]');
  await input?.uploadFile(file);
  await Promise.all([page.waitForNavigation(), page.click('#submit')]);
}

/** Sends a call of the region editor as a person. */
const call = (page: Page, fields: Readonly<Record<string, string>>): Promise<[number, unknown]> =>
  page.evaluate(async (sent) => {
    const body = new URLSearchParams(sent);
    const response = await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body });
    return [response.status, await response.json().catch(() => undefined)] as [number, unknown];
  }, fields);

/** Makes a person with a role who can log in. */
function addUser(name: string, role: string): void {
  wordPress.php(
    `wp_insert_user( array( 'user_login' => '${name}', 'user_pass' => 'password', 'user_email' => '${name}@example.org', 'role' => '${role}' ) );`,
  );
}

describe('the map of the site', () => {
  useWordPress();

  it('is imported from an SVG, whose scripts are not kept, and edited in the administration', async () => {
    const opened = await visit('/');
    const { page, leave } = opened;
    await logIn(page);
    await importMap(page);
    await page.waitForSelector('nh-region-editor input');
    await page.waitForFunction(() => /North/.test(document.body.innerText));
    const nonce = await page.$eval('#nh-config', ({ textContent }) => textContent ?? '');
    expect(JSON.parse(nonce)).to.include.keys('nonce', 'restNonce');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('nh-region-editor [aria-expanded="false"]')?.click();
    });
    const field = await page.waitForSelector(
      'nh-region-editor input[name="ctitle"], nh-region-editor input[type="text"]',
    );
    await field?.type('Up there');
    const saved = page.waitForResponse((response) => response.url().includes('admin-ajax'));
    await page.keyboard.press('Tab');
    expect(await (await saved).json()).to.deep.equal({
      success: true,
      data: { value: 'Up there' },
    });
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
  });

  it('is shown by a map element without regions', async () => {
    const html = await read(publish('map-page', '[nh_region_map]'));
    expect(html).to.contain('M20 20h200v180h-200z').and.to.contain('Up there');
    expect(html).not.to.match(/alert\(|javascript:/);
  });

  it('refuses calls without a nonce or without the right to edit', async () => {
    addUser('author', 'author');
    const { page, leave } = await visit('/');
    const change = { action: 'update_svg_ctitle', country: 'AT', index: '0', ctitle: 'Taken over' };
    expect((await call(page, change))[0], 'a visitor').to.equal(400);
    await logIn(page, 'author');
    expect((await call(page, change))[0], 'an author').to.equal(403);
    await page.goto(wordPress.url + screen);
    expect(await page.evaluate(() => document.body.innerText)).to.match(/not allowed/);
    await leave();
    expect(await read('/map-page/')).not.to.contain('Taken over');
  });

  it('refuses values and regions that it cannot take', async () => {
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(wordPress.url + screen);
    const configuration = await page.$eval('#nh-config', ({ textContent }) => textContent ?? '');
    const { nonce } = JSON.parse(configuration);
    const region = { _ajax_nonce: nonce, country: 'AT', index: '0' };
    const wrong = [
      [{ ...region, action: 'update_svg_clink', link: 'javascript:alert(1)' }, 'link_scheme'],
      [{ ...region, action: 'update_svg_ctitle', ctitle: 'x'.repeat(101) }, 'title_too_long'],
      [{ ...region, action: 'update_svg_offset_x', offset_x: '1e9' }, 'offset_invalid'],
      [{ ...region, index: '7', action: 'update_svg_ctitle', ctitle: 'x' }, 'no_region'],
    ] as const;
    for (const [fields, code] of wrong) {
      const [status, body] = await call(page, fields);
      expect(status, code).to.equal(422);
      expect(body, code).to.have.nested.property('data.code', code);
    }
    const [status, body] = await call(page, {
      ...region,
      action: 'update_svg_clink',
      link: '/north?a=1&b=2',
    });
    expect([status, body]).to.deep.equal([
      200,
      { success: true, data: { value: '/north?a=1&b=2' } },
    ]);
    await leave();
  });
});

import { expect } from 'chai';
import SQLite from 'libsql';
import { cacheControl, libraryRoot } from '../../demo/server/assets';
import { rateLimit } from '../../demo/server/rate';
import { contactId, endpoint } from './forms';
import { rawStatus } from './raw-request';
import { siteForTests } from './site';

describe('every answer', () => {
  const site = siteForTests();

  it('carries the policy that the library is made for', async () => {
    const paths = [
      '/',
      '/contact',
      '/reference',
      '/none',
      '/outbox',
      '/assets/favicon.svg',
      '/wp-json/x',
    ];
    for (const path of paths) {
      const { headers } = await fetch(site().url + path);
      expect(headers.get('content-security-policy'), path).to.equal(
        "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
          "trusted-types nh; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
      );
      expect(headers.get('x-content-type-options'), path).to.equal('nosniff');
      expect(headers.get('referrer-policy'), path).to.equal('strict-origin-when-cross-origin');
    }
  });

  it('is a page for an unknown address, which it does not print as markup', async () => {
    const response = await fetch(`${site().url}/<b>none`);
    expect(response.status).to.equal(404);
    expect(await response.text()).not.to.include('<b>none');
  });

  it('has no stack in it when something breaks, as page or as JSON', async () => {
    const { error } = console;
    console.error = () => {};
    try {
      const database = new SQLite(`${site().dataDir}/site.db`);
      database.exec('DROP TABLE captchas');
      database.close();
      const page = await fetch(`${site().url}/contact/every-field`);
      expect(page.status).to.equal(500);
      expect(await page.text()).not.to.match(/captchas|at .*\.ts/);
      const json = await fetch(endpoint(site(), 8, 'refill'));
      expect(json.status).to.equal(500);
      expect(await json.json()).to.deep.equal({
        code: 'internal_server_error',
        message: 'Something went wrong on the server.',
        data: { status: 500 },
      });
    } finally {
      console.error = error;
    }
  });
});

describe('the files of the site', () => {
  const site = siteForTests();

  it('are compressed, and not sent again when they have not changed', async () => {
    const first = await fetch(`${site().url}/assets/site.css`);
    expect(first.headers.get('content-encoding')).to.equal('gzip');
    expect(first.headers.get('cache-control')).to.equal('no-cache');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await fetch(`${site().url}/assets/site.css`, { headers });
    expect(again.status).to.equal(304);
  });

  it('are all that can be reached', async () => {
    const outside = [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/..\\..\\package.json',
      '/assets/nh/../../../package.json',
      '/assets//etc/passwd',
      '/wp-content/uploads/wpcf7_captcha/../../../site.db',
      '/wp-content/uploads/wpcf7_captcha/..%2f..%2fsite.db',
      '/.data/site.db',
    ];
    for (const path of outside) {
      expect(await rawStatus(site().url, path), path).to.be.oneOf([400, 404]);
    }
  });

  it('are kept for long only where their name changes with them', () => {
    expect(cacheControl(`${libraryRoot}/chunks/zod-7fL1AEIX.js`)).to.include('immutable');
    for (const name of ['autoload.js', 'nh.css', 'define/color-switcher.js']) {
      expect(cacheControl(`${libraryRoot}/${name}`)).to.equal('no-cache');
    }
  });

  it('are not taken for forms', async () => {
    expect((await fetch(`${site().url}/assets/site.css`, { method: 'POST' })).status).to.equal(404);
    expect((await fetch(endpoint(site(), contactId, 'none'))).status).to.equal(404);
  });
});

describe('a limit of rate', () => {
  it('counts each key on its own, and forgets after a minute', () => {
    let now = 0;
    const allows = rateLimit(2, () => now);
    expect([allows('a'), allows('a'), allows('a'), allows('b')]).to.deep.equal([
      true,
      true,
      false,
      true,
    ]);
    now = 60_001;
    expect(allows('a')).to.equal(true);
  });
});

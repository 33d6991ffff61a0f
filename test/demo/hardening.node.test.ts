import { expect } from 'chai';
import SQLite from 'libsql';
import { headSnippet, scriptSource } from '../../demo/server/head-snippet';
import { rateLimit } from '../../demo/server/rate';
import { endpoint } from './forms';
import { siteForTests } from './site';

describe('every answer', () => {
  const site = siteForTests();

  it('carries the policy that the library is made for', async () => {
    const snippet = scriptSource(await headSnippet());
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
        `default-src 'self'; script-src 'self' ${snippet}; ` +
          "style-src 'self'; require-trusted-types-for 'script'; " +
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

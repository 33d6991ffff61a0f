import { expect } from 'chai';
import SQLite from 'libsql';
import { headSnippet, scriptSource } from '../../demo/server/head-snippet';
import { consoleDuring } from '../page-objects/captured-console';
import { endpoint } from './forms';
import { siteForTests } from './site';

describe('every response', () => {
  const site = siteForTests();

  it('has the security policy that the library supports', async () => {
    const snippet = scriptSource(await headSnippet());
    const paths = [
      '/',
      '/contact',
      '/privacy',
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

  it('is a 404 page for an unknown path, which is not printed as markup', async () => {
    const response = await fetch(`${site().url}/<b>none`);
    expect(response.status).to.equal(404);
    expect(await response.text()).not.to.include('<b>none');
  });

  it('contains no stack trace after an error, as a page and as JSON', async () => {
    await consoleDuring('error', async () => {
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
    });
  });
});

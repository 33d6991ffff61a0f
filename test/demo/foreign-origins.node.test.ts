import { expect } from 'chai';
import { contactEntries, contactId, endpoint, formData } from './forms';
import { siteForTests, type TestSite } from './site';

const adminPassword = 'correct horse';
const foreign: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

function login(site: TestSite, headers: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ log: 'admin', pwd: adminPassword });
  return fetch(`${site.url}/login`, { method: 'POST', body, headers, redirect: 'manual' });
}

function send(site: TestSite, headers: Record<string, string>): Promise<Response> {
  const body = formData({ _wpcf7_unit_tag: 'x', ...contactEntries });
  return fetch(endpoint(site, contactId, 'feedback'), { method: 'POST', body, headers });
}

describe('a request from a page of another site', () => {
  const site = siteForTests({ adminPassword });

  for (const headers of foreign) {
    it(`is refused with ${JSON.stringify(headers)}`, async () => {
      const answer = await send(site(), headers);
      expect(answer.status).to.equal(403);
      expect(await answer.json()).to.deep.include({
        code: 'rest_foreign_origin',
        data: { status: 403 },
      });
      expect(site().rows('SELECT id FROM submissions')).to.deep.equal([]);
      for (const path of ['/login', '/outbox/login', '/outbox/logout', '/contact']) {
        const body = new URLSearchParams({ password: adminPassword });
        const page = await fetch(site().url + path, { method: 'POST', body, headers });
        expect([page.status, page.headers.get('set-cookie')], path).to.deep.equal([403, null]);
        expect(page.headers.get('content-security-policy')).to.include("default-src 'self'");
        expect(await page.text()).to.include('from another site');
      }
    });
  }

  it('is allowed when it only reads', async () => {
    const path = '/wp-json/wp/v2/astra-portfolio';
    for (const headers of foreign) {
      expect((await fetch(site().url + path, { headers })).status).to.equal(200);
      expect((await fetch(`${site().url}/contact`, { headers })).status).to.equal(200);
    }
  });
});

describe('a request from a page of the site itself', () => {
  const site = siteForTests({ adminPassword, siteUrl: 'https://bindery.example' });

  it('is allowed, also behind a proxy that changes scheme and host', async () => {
    const { host } = new URL(site().url);
    const own: Record<string, string>[] = [
      { Origin: site().url, 'Sec-Fetch-Site': 'same-origin' },
      { Origin: site().url },
      { Origin: `https://${host}` },
      { Origin: 'https://bindery.example' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ];
    for (const headers of own) {
      expect((await login(site(), headers)).status, JSON.stringify(headers)).to.equal(303);
      expect((await send(site(), headers)).status).to.equal(200);
    }
  });
});

import { expect } from 'chai';
import { contactEntries, contactId, endpoint, formData } from './forms';
import { siteForTests, type TestSite } from './site';

const adminPassword = 'correct horse';

async function loginCookie(site: TestSite, headers: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({ password: adminPassword });
  const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
  return (await fetch(`${site.url}/outbox/login`, init)).headers.get('set-cookie') ?? '';
}

/** The IP address that the outbox shows for a submission with these headers. */
async function notedAddress(site: TestSite, headers: Record<string, string>): Promise<unknown> {
  const body = formData({ _wpcf7_unit_tag: 'x', ...contactEntries });
  await fetch(endpoint(site, contactId, 'feedback'), { method: 'POST', body, headers });
  return site.rows('SELECT address FROM submissions ORDER BY id DESC')[0]?.address;
}

describe('a server without trusted proxies', () => {
  const site = siteForTests({ adminPassword });

  it('stores the IP address of the connection, regardless of headers', async () => {
    expect(await notedAddress(site(), { 'X-Forwarded-For': '192.0.2.1' })).to.equal('127.0.0.1');
  });

  it('sets a cookie that works over http, regardless of headers', async () => {
    expect(await loginCookie(site(), { 'X-Forwarded-Proto': 'https' })).not.to.include('Secure');
  });
});

describe('a server behind a trusted proxy', () => {
  const site = siteForTests({ adminPassword, proxies: 1 });

  it('stores the IP address that the proxy has added, not those that a visitor has sent', async () => {
    expect(await notedAddress(site(), { 'X-Forwarded-For': '192.0.2.1' })).to.equal('192.0.2.1');
    expect(await notedAddress(site(), { 'X-Forwarded-For': '203.0.113.9, 2001:db8::7' })).to.equal(
      '2001:db8::7',
    );
  });

  it('stores the IP address of the connection when the proxy adds none', async () => {
    for (const claim of ['unknown', '', '192.0.2.1:80'])
      expect(await notedAddress(site(), { 'X-Forwarded-For': claim })).to.equal('127.0.0.1');
  });

  it('sets a secure cookie when the visitor uses https', async () => {
    expect(await loginCookie(site(), { 'X-Forwarded-Proto': 'https' })).to.include('; Secure');
    expect(await loginCookie(site(), { 'X-Forwarded-Proto': 'http' })).not.to.include('Secure');
  });
});

describe('a server behind two trusted proxies', () => {
  const site = siteForTests({ proxies: 2 });

  it('stores the IP address that the outer proxy has added', async () => {
    const claims = '203.0.113.9, 192.0.2.1, 198.51.100.2';
    expect(await notedAddress(site(), { 'X-Forwarded-For': claims })).to.equal('192.0.2.1');
  });
});

describe('a site with an https address', () => {
  const site = siteForTests({ adminPassword, siteUrl: 'https://bindery.example' });

  it('sets a secure cookie', async () => {
    expect(await loginCookie(site())).to.include('; Secure');
  });
});

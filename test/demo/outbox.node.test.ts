import { expect } from 'chai';
import { contactEntries, contactId, feedback, file } from './forms';
import { siteForTests, startSite, type TestSite } from './site';

const adminPassword = 'correct horse';

function login(site: TestSite, password: string): Promise<Response> {
  const body = new URLSearchParams({ password });
  return fetch(`${site.url}/outbox/login`, { method: 'POST', body, redirect: 'manual' });
}

async function cookieOf(site: TestSite, password = adminPassword): Promise<string> {
  const response = await login(site, password);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function visit(
  site: TestSite,
  path: string,
  Cookie: string,
  body?: URLSearchParams,
): Promise<Response> {
  const method = body ? 'POST' : 'GET';
  return fetch(site.url + path, { method, body, headers: { Cookie }, redirect: 'manual' });
}

describe('the login of the outbox', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });

  it('protects every page and file', async () => {
    for (const path of ['/outbox', '/outbox/1', '/outbox/1/mail.eml', '/outbox/1/files/1']) {
      const response = await fetch(site().url + path);
      expect(response.status, path).to.equal(401);
      expect(response.headers.get('cache-control')).to.equal('no-store');
      expect(await response.text())
        .to.include('type="password"')
        .and.include('<code>ADMIN_PASSWORD</code>');
    }
  });

  it('refuses a wrong password', async () => {
    const response = await login(site(), 'wrong');
    expect(response.status).to.equal(403);
    expect(response.headers.get('set-cookie')).to.equal(null);
    expect(await response.text()).to.include('The password is wrong.');
  });

  it('accepts the right password, with a cookie that is HttpOnly and SameSite', async () => {
    const response = await login(site(), adminPassword);
    expect(response.status).to.equal(303);
    expect(response.headers.get('location')).to.equal('/outbox');
    expect(response.headers.get('set-cookie')).to.match(/; HttpOnly; SameSite=Strict$/);
  });

  it('lasts eight hours', async () => {
    const cookie = await cookieOf(site());
    site().pass(7.9 * 3_600_000);
    expect((await visit(site(), '/outbox', cookie)).status).to.equal(200);
    site().pass(0.2 * 3_600_000);
    expect((await visit(site(), '/outbox', cookie)).status).to.equal(401);
  });

  it('refuses a forged cookie', async () => {
    expect((await visit(site(), '/outbox', 'nh_outbox=x')).status).to.equal(401);
  });

  it('ends with a logout that needs a CSRF token', async () => {
    const cookie = await cookieOf(site());
    const forged = await visit(
      site(),
      '/outbox/logout',
      cookie,
      new URLSearchParams({ csrf: 'x' }),
    );
    expect(forged.status).to.equal(403);
    const page = await (await visit(site(), '/outbox', cookie)).text();
    const csrf = /name="csrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    await visit(site(), '/outbox/logout', cookie, new URLSearchParams({ csrf }));
    expect((await visit(site(), '/outbox', cookie)).status).to.equal(401);
  });
});

describe('the password of the outbox', () => {
  it('is random at the first start by default, and stored as a hash', async () => {
    const site = await startSite();
    try {
      const password = site.newPassword ?? '';
      expect(password).to.have.lengthOf(16);
      expect((await login(site, password)).status).to.equal(303);
      const [row] = site.rows("SELECT value FROM settings WHERE key = 'password'");
      expect(row?.value).to.match(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
    } finally {
      await site.close();
    }
  });
});

describe('the pages of the outbox', () => {
  const site = siteForTests({ adminPassword });
  let cookie = '';
  const text = async (path: string) => (await visit(site(), path, cookie)).text();

  before(async () => {
    cookie = await cookieOf(site());
    await feedback(site(), contactId, {
      ...contactEntries,
      'your-name': '<img src=x onerror=alert(1)>',
      attachment: file('"é".pdf', 3),
    });
    await feedback(site(), 23, { note: 'Buy now' });
  });

  it('list every submission with its status, newest first, and escape the typed text', async () => {
    const list = await text('/outbox');
    expect(list.indexOf('Submission 2')).to.be.lessThan(list.indexOf('Submission 1'));
    expect(list).to.include('<code>spam</code>: by configuration').and.to.include('Buy now');
    expect(list).to.include('<code>mail_sent</code>').and.to.include('ada@example.com');
    expect(list).to.include('&lt;img src=x').and.not.to.include('<img src=x');
  });

  it('show a single submission, and 404 for an unknown one', async () => {
    expect(await text('/outbox/1')).to.include('href="/outbox/1/files/1"');
    expect((await visit(site(), '/outbox/99', cookie)).status).to.equal(404);
  });

  it('offer files as downloads only', async () => {
    const response = await visit(site(), '/outbox/1/files/1', cookie);
    expect(await response.text()).to.equal('AAA');
    expect(response.headers.get('content-type')).to.equal('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
    expect(response.headers.get('content-disposition')).to.equal(
      'attachment; filename="___.pdf"; filename*=UTF-8\'\'%22%C3%A9%22.pdf',
    );
    expect((await visit(site(), '/outbox/2/files/1', cookie)).status).to.equal(404);
  });

  it('offer the mail, if there is one', async () => {
    expect(await text('/outbox/1/mail.eml')).to.include('Reply-To: ada@example.com');
    expect((await visit(site(), '/outbox/2/mail.eml', cookie)).status).to.equal(404);
  });

  it('have up to twenty-five submissions', async () => {
    for (let count = 0; count < 24; count++) await feedback(site(), 20, { note: `n${count}` });
    expect(await text('/outbox'))
      .to.include('Page 1 of 2')
      .and.not.to.include('"/outbox/1"');
    expect(await text('/outbox?page=2')).to.include('href="/outbox/1"');
  });

  for (const [wanted, shown] of [
    ['1e308', 2],
    ['9999999999999999999', 2],
    ['Infinity', 2],
    ['3', 2],
    ['1.9', 1],
    ['-Infinity', 1],
    ['0', 1],
    ['x', 1],
  ] as const) {
    it(`show page ${shown} for ?page=${wanted}`, async () => {
      const response = await visit(site(), `/outbox?page=${wanted}`, cookie);
      expect(response.status).to.equal(200);
      expect(await response.text()).to.include(`Page ${shown} of 2`);
    });
  }

  it('answer 404 for an invalid submission id', async () => {
    for (const id of ['9999999999999999999', '9'.repeat(400)]) {
      expect((await visit(site(), `/outbox/${id}`, cookie)).status).to.equal(404);
    }
  });
});

import { expect } from 'chai';
import { siteForTests, type TestSite } from './site';

const adminPassword = 'correct horse';
const guest = { log: 'guest', pwd: 'linden' };

function login(site: TestSite, entries: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ log: 'admin', pwd: adminPassword, ...entries });
  return fetch(`${site.url}/login`, { method: 'POST', body, redirect: 'manual' });
}

async function cookieOf(site: TestSite): Promise<string> {
  return (await login(site)).headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function page(site: TestSite, path: string, Cookie = ''): Promise<string> {
  return (await fetch(site.url + path, { headers: { Cookie } })).text();
}

describe('the pages of a logged-in visitor', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });

  it('stay out of shared caches, and those of strangers do not ask for it', async () => {
    const Cookie = await cookieOf(site());
    for (const path of ['/', '/about', '/works', '/no-such-page']) {
      const caching = async (headers: Record<string, string>) =>
        (await fetch(site().url + path, { headers })).headers.get('Cache-Control');
      expect(await caching({ Cookie }), path).to.equal('private, no-store');
      expect(await caching({}), path).to.not.equal('private, no-store');
    }
  });
});

describe('logging in', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });

  it('redirects to the requested page, with a cookie that is HttpOnly and SameSite', async () => {
    const response = await login(site(), { redirect_to: '/contact?a=b' });
    expect([response.status, response.headers.get('location')]).to.deep.equal([
      303,
      '/contact?a=b',
    ]);
    expect(response.headers.get('set-cookie')).to.match(/; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  for (const to of [
    '/x/..//evil.example',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\n/evil',
    '',
  ]) {
    it(`redirects to the account page instead of ${JSON.stringify(to)}`, async () => {
      const { headers } = await login(site(), { redirect_to: to });
      expect(headers.get('location')).to.equal('/account');
    });
  }

  const wrong: Record<string, string>[] = [
    { log: 'root' },
    { log: 'guest' },
    { pwd: guest.pwd },
    { pwd: 'wrong' },
    { log: '', pwd: '' },
  ];
  for (const entries of wrong) {
    it(`is refused with ${JSON.stringify(entries)}, and keeps the redirect target`, async () => {
      const response = await login(site(), { ...entries, redirect_to: '/contact' });
      expect([response.status, response.headers.get('set-cookie')]).to.deep.equal([403, null]);
      const text = await response.text();
      expect(text).to.include('role="alert">The username or the password is wrong.');
      expect(text).to.include('name="redirect_to" value="/contact"');
      expect(text).to.include('aria-describedby="problem"');
    });
  }

  it('accepts the guest name and password that the page and the popup show', async () => {
    for (const path of ['/login', '/contact']) {
      const text = await page(site(), path);
      const [, log = '', pwd = ''] =
        /log in as <code>([^<]+)<\/code> with the password <code>([^<]+)<\/code>/.exec(text) ?? [];
      const response = await login(site(), { log, pwd });
      expect([response.status, log], path).to.deep.equal([303, 'guest']);
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      const account = await page(site(), '/account', cookie);
      expect(account).to.include('logged in as guest').and.not.to.include('href="/outbox"');
    }
  });

  it('gives a guest access neither to the outbox nor to the map editor', async () => {
    const response = await login(site(), guest);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const [path, status] of [
      ['/outbox', 401],
      ['/outbox/1', 401],
      ['/admin/regions', 403],
    ] as const) {
      const { status: found } = await fetch(site().url + path, { headers: { cookie } });
      expect(found, path).to.equal(status);
    }
  });

  it('is required by the account page, and redirects back to it', async () => {
    const response = await fetch(`${site().url}/account`, { redirect: 'manual' });
    expect(response.headers.get('location')).to.equal('/login?redirect_to=/account');
    expect(await page(site(), '/account', await cookieOf(site()))).to.include('logged in as admin');
  });
});

describe('the header’s account', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });

  it('is a link to the login page, with the form in a popup, for a visitor who is not logged in', async () => {
    const text = await page(site(), '/contact?a=b');
    expect(text).to.match(
      /class="[^"]*ast-account-action-login" href="\/login\?redirect_to=%2Fcontact%3Fa%3Db"/,
    );
    expect(text).to.match(/<nh-login-popup>.*name="redirect_to" value="\/contact\?a=b"/s);
    expect(await page(site(), '/login')).not.to.include('<nh-login-popup>');
  });

  it('is a menu without a popup on every kind of page for a visitor who is logged in', async () => {
    const cookie = await cookieOf(site());
    for (const path of ['/', '/outbox', '/works', '/nowhere', '/login']) {
      const text = await page(site(), path, cookie);
      expect(text, path).to.include('ast-account-nav-menu').and.not.to.include('<nh-login-popup>');
    }
  });

  it('logs out by a link with a nonce', async () => {
    const cookie = await cookieOf(site());
    const logout = (query: string) =>
      fetch(`${site().url}/logout${query}`, { headers: { cookie }, redirect: 'manual' });
    for (const query of ['', '?_wpnonce=x']) {
      const refused = await logout(query);
      expect(refused.status).to.equal(403);
      expect(await refused.text()).to.include('Log out?');
    }
    const [, link = ''] =
      /href="\/logout(\?_wpnonce=\w+)"/.exec(await page(site(), '/', cookie)) ?? [];
    expect((await logout(link)).headers.get('location')).to.equal('/');
    expect(await page(site(), '/', cookie)).to.include('ast-account-action-login');
  });
});

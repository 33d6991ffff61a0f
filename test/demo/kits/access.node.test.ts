import { expect } from 'chai';
import { guest } from '../../../demo/pages/guest';
import { kitCalls } from '../../conformance/kit-calls';
import { siteForTests } from '../site';
import {
  type Administrator,
  administrator,
  adminPassword,
  kitCall,
  loggedIn,
} from './administrator';

const hour = 3_600_000;

describe('a call of the kit tools', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  for (const call of kitCalls) {
    it(`is refused without a login and without a nonce: ${call}`, async () => {
      for (const visitor of [
        { cookie: '', nonce: '' },
        { cookie: '', nonce: admin.nonce },
        { cookie: admin.cookie, nonce: '' },
      ]) {
        const { status, body } = await kitCall(site(), visitor, call);
        expect(status).to.equal(401);
        expect(body).to.deep.equal({
          code: 'rest_forbidden',
          message: 'Sorry, you are not allowed to do that.',
          data: { status: 401 },
        });
      }
    });

    it(`is refused with another session’s nonce: ${call}`, async () => {
      const other = await administrator(site());
      const { status, body } = await kitCall(site(), { ...admin, nonce: other.nonce }, call);
      expect(status).to.equal(403);
      expect(body).to.deep.equal({
        code: 'rest_cookie_invalid_nonce',
        message: 'Cookie check failed',
        data: { status: 403 },
      });
    });
  }

  it('is refused to an account without permission, which gets no nonce', async () => {
    const subscriber = await loggedIn(site(), guest.name, guest.password);
    expect(subscriber.nonce).to.equal('');
    // A nonce of the same session, from the time when it was an administrator’s.
    const was = await administrator(site());
    site().rows("UPDATE sessions SET role = 'subscriber' RETURNING id");
    const { status, body } = await kitCall(site(), was, 'GET contents');
    site().rows("UPDATE sessions SET role = 'administrator' RETURNING id");
    expect([status, body.code]).to.deep.equal([403, 'rest_forbidden']);
  });

  it('can send its nonce in the URL, as links do', async () => {
    const { cookie, nonce } = admin;
    const link = `${site().url}/wp-json/nh/v1/kits/contents?_wpnonce=${nonce}`;
    expect((await fetch(link, { headers: { cookie } })).status).to.equal(200);
    const plain = `${site().url}/?rest_route=/nh/v1/kits/contents&_wpnonce=${nonce}`;
    expect((await fetch(plain, { headers: { cookie } })).status).to.equal(200);
  });

  it('is never cached', async () => {
    const { cookie } = admin;
    const response = await fetch(`${site().url}/wp-json/nh/v1/kits/contents`, {
      headers: { cookie },
    });
    expect(response.headers.get('cache-control')).to.equal('no-store');
  });

  it('works with a new nonce when the page’s nonce has expired', async () => {
    const tired = await administrator(site());
    site().rows('UPDATE sessions SET expires = ? RETURNING id', Date.now() + 100 * hour);
    site().pass(24.1 * hour);
    const refused = await kitCall(site(), tired, 'GET contents');
    expect([refused.status, refused.body.code]).to.deep.equal([403, 'rest_cookie_invalid_nonce']);
    const fresh = await fetch(`${site().url}/wp-admin/admin-ajax.php?action=rest-nonce`, {
      headers: { cookie: tired.cookie },
    });
    const nonce = await fresh.text();
    expect((await kitCall(site(), { ...tired, nonce }, 'GET contents')).status).to.equal(200);
  });

  it('has its nonce on pages that no shared cache stores', async () => {
    const { cookie } = admin;
    const response = await fetch(`${site().url}/`, { headers: { cookie } });
    expect(await response.text()).to.include('"restNonce":"');
    expect(response.headers.get('cache-control')).to.equal('private, no-store');
    const visitor = await fetch(`${site().url}/`);
    expect(visitor.headers.get('cache-control')).to.equal(null);
  });

  it('gets no nonce without a login', async () => {
    const response = await fetch(`${site().url}/wp-admin/admin-ajax.php?action=rest-nonce`);
    expect([response.status, await response.text()]).to.deep.equal([400, '0']);
    const page = await (await fetch(`${site().url}/`)).text();
    expect(page).to.not.include('restNonce');
  });
});

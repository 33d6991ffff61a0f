import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { makeAccount } from '../../library-service/accounts/accounts';
import { openService, type TestService } from './service';

const site = 'https://site.example/library/callback';
const verifier = randomBytes(32).toString('base64url');
const asked = {
  response_type: 'code',
  redirect_uri: site,
  state: 'a state',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
const person = { email: 'ada@example.org', password: 'a good password', with: 'account' };

describe('connecting a site to a library account', () => {
  let library: TestService;
  before(async () => {
    library = await openService(undefined, { loginPause: 0 });
    await makeAccount(library.service, { ...person, name: 'Ada', plan: 'pro' });
  });
  after(() => library.close());

  const ask = (changes: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${library.url}/authorize?${new URLSearchParams({ ...asked, ...changes })}`);

  const answer = (form: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${library.url}/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ ...asked, ...form }),
      redirect: 'manual',
    });

  const exchange = (code: string, changes: Readonly<Record<string, string>> = {}) =>
    fetch(`${library.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: site,
        code_verifier: verifier,
        ...changes,
      }),
    });

  const codeFor = async (form: Readonly<Record<string, string>>): Promise<string> => {
    const { headers } = await answer(form);
    return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
  };

  it('names the requesting site and allows the form to redirect to that site only', async () => {
    const response = await ask();
    expect(await response.text()).to.include('https://site.example</strong>');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).to.include("form-action 'self' https://site.example;");
  });

  it('refuses requests without PKCE, without a state, or with a redirect that is not a web address', async () => {
    const incomplete: Readonly<Record<string, string>>[] = [
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
      { state: '' },
      { redirect_uri: 'javascript:alert(1)' },
      { redirect_uri: 'https://user@site.example/' },
    ];
    for (const changes of incomplete) {
      const { status } = await ask(changes);
      expect(status, JSON.stringify(changes)).to.equal(400);
    }
  });

  it('ends with a token that works until it is revoked', async () => {
    const response = await answer(person);
    const back = new URL(response.headers.get('Location') ?? '');
    expect(back.searchParams.get('state')).to.equal('a state');
    const granted = await exchange(back.searchParams.get('code') ?? '');
    const { access_token } = (await granted.json()) as { access_token: string };
    const headers = { Authorization: `Bearer ${access_token}` };
    const account = await fetch(`${library.url}/v1/account`, { headers });
    expect((await account.json()) as unknown).to.deep.include({
      account: {
        name: 'Ada',
        email: 'ada@example.org',
        plan: 'pro',
        quota: { items: { used: 0, limit: 20_000 }, bytes: { used: 0, limit: 2_147_483_648 } },
      },
    });
    await fetch(`${library.url}/v1/account`, { method: 'DELETE', headers });
    expect((await fetch(`${library.url}/v1/account`, { headers })).status).to.equal(401);
  });

  it('issues codes that one site can use once within a minute', async () => {
    const code = await codeFor(person);
    expect((await exchange(code)).status).to.equal(200);
    expect((await exchange(code)).status).to.equal(400);
    const other = { redirect_uri: 'https://other.example/' };
    expect((await exchange(await codeFor(person), other)).status).to.equal(400);
    const guessed = { code_verifier: 'x'.repeat(43) };
    expect((await exchange(await codeFor(person), guessed)).status).to.equal(400);
    const late = await codeFor(person);
    library.now += 61_000;
    expect((await exchange(late)).status).to.equal(400);
  });

  it('shows an error and keeps the typed e-mail address when the password is wrong', async () => {
    const response = await answer({ ...person, password: 'another' });
    expect(response.status).to.equal(401);
    const text = await response.text();
    expect(text).to.include('role="alert"').and.include('value="ada@example.org"');
  });

  it('creates a new account, unless the e-mail address is taken or the password is short', async () => {
    const grace = { ...person, email: 'grace@example.org', name: 'Grace', with: 'new' };
    expect(await codeFor(grace)).to.have.length(43);
    const taken = await answer(grace);
    expect(await taken.text()).to.include('Connect with it');
    const short = await answer({ ...grace, email: 'new@example.org', password: 'short' });
    expect(await short.text()).to.include('less than 8');
  });

  it('returns without a code when the person declines', async () => {
    const { headers } = await answer({ with: 'nothing' });
    const back = new URL(headers.get('Location') ?? '');
    expect(back.searchParams.get('error')).to.equal('access_denied');
  });

  it('refuses more than ten wrong attempts per minute', async () => {
    library.now += 61_000;
    const wrong = { ...person, email: 'tried@example.org', password: 'no' };
    for (let tries = 0; tries < 10; tries += 1) expect((await answer(wrong)).status).to.equal(401);
    expect((await answer(wrong)).status).to.equal(429);
  });

  it('refuses a form that is too large, unreadable, or has a file as the e-mail', async () => {
    const post = async (body: RequestInit['body'], headers = {}) =>
      (await fetch(`${library.url}/authorize`, { method: 'POST', body, headers })).status;
    expect(await post(new URLSearchParams({ email: 'x'.repeat(20_000) }))).to.equal(413);
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await post('no parts', type)).to.equal(400);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...asked, ...person })) form.set(name, value);
    form.set('email', new Blob(['ada@example.org']), 'email.txt');
    expect(await post(form)).to.be.within(400, 499);
  });
});

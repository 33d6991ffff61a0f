import { expect } from 'chai';
import { makeAccount } from '../../library-service/accounts/accounts';
import { openService, type TestService } from './service';

const asked = {
  response_type: 'code',
  redirect_uri: 'https://site.example/library/callback',
  state: 'a state',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  with: 'account',
};
const owner = { email: 'ada@example.org', password: 'a good password' };

describe('repeated log-ins at the library', () => {
  let library: TestService;
  before(async () => {
    library = await openService(undefined, { proxies: 1, loginPause: 20 });
    await makeAccount(library.service, { ...owner, name: 'Ada', plan: 'pro' });
  });
  after(() => library.close());
  beforeEach(() => {
    library.now += 61_000;
  });

  const logIn = async (address: string, email: string, password: string): Promise<number> => {
    const response = await fetch(`${library.url}/authorize`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: new URLSearchParams({ ...asked, email, password }),
      redirect: 'manual',
    });
    return response.status;
  };
  const statuses = (tries: number, logInAt: (index: number) => Promise<number>) =>
    Promise.all(Array.from({ length: tries }, (_, index) => logInAt(index)));

  it('are limited for one address that tries many accounts', async () => {
    const found = await statuses(40, (index) =>
      logIn('192.0.2.1', `person-${index}@example.org`, 'no'),
    );
    expect(found.filter((status) => status === 401)).to.have.length(10);
    expect(found.filter((status) => status === 429)).to.have.length(30);
  });

  it('are limited for one account that is tried from many addresses', async () => {
    const found = await statuses(15, (index) => logIn(`192.0.2.${index}`, owner.email, 'no'));
    expect(found.filter((status) => status === 401)).to.have.length(10);
  });

  it('leave the owner the right password while strangers try others', async () => {
    const strangers = statuses(40, (index) => logIn(`192.0.2.${index % 4}`, owner.email, 'no'));
    expect(await logIn('198.51.100.1', owner.email, owner.password)).to.equal(302);
    await strangers;
    expect(await logIn('198.51.100.1', owner.email, owner.password)).to.equal(302);
  });
});

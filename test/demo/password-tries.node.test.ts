import { expect } from 'chai';
import { siteForTests, type TestSite } from './site';

const adminPassword = 'correct horse';
const pause = 20;

function login(site: TestSite, password: string): Promise<Response> {
  const body = new URLSearchParams({ password });
  return fetch(`${site.url}/outbox/login`, { method: 'POST', body, redirect: 'manual' });
}

async function statuses(site: TestSite, password: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let tries = 0; tries < count; tries++) found.push((await login(site, password)).status);
  return found;
}

describe('repeated login attempts', () => {
  const site = siteForTests({ adminPassword, limits: { loginPause: pause } });
  beforeEach(() => site().pass(60_001));

  it('are refused as excessive after five wrong passwords in a minute', async () => {
    expect(await statuses(site(), 'no', 6)).to.deep.equal([403, 403, 403, 403, 403, 429]);
    const answer = await login(site(), 'no');
    expect(answer.headers.get('retry-after')).to.equal('60');
    expect(await answer.text()).to.include('Too many attempts.');
    site().pass(60_001);
    expect(await statuses(site(), 'no', 1)).to.deep.equal([403]);
  });

  it('succeed with the right password after any number of wrong ones', async () => {
    await statuses(site(), 'no', 8);
    expect(await statuses(site(), adminPassword, 1)).to.deep.equal([303]);
    const body = new URLSearchParams({ log: 'admin', pwd: adminPassword });
    const options = { method: 'POST', body, redirect: 'manual' } as const;
    expect((await fetch(`${site().url}/login`, options)).status).to.equal(303);
  });

  it('are queued after five, so that guessing is slow', async () => {
    await statuses(site(), 'no', 5);
    const start = performance.now();
    await Promise.all([1, 2, 3, 4].map(() => login(site(), 'no')));
    // Node's timers may fire a millisecond early.
    expect(performance.now() - start).to.be.at.least(4 * (pause - 1));
  });
});

describe('simultaneous login attempts', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1, loginPause: 20 } });

  // How many arrive while others wait depends on the machine: see `test/server/password-tries.node.test.ts`.
  it('are all answered: the right password of those that have waited, the others as excessive', async () => {
    await statuses(site(), 'no', 1);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => login(site(), adminPassword)),
    );
    const found = answers.map(({ status }) => status).sort();
    expect(found.slice(0, 5)).to.deep.equal([303, 303, 303, 303, 303]);
    for (const status of found.slice(5)) expect(status).to.be.oneOf([303, 429]);
  });
});

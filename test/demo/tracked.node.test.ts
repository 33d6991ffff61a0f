import { expect } from 'chai';
import { siteForTests, type TestSite } from './site';

const event = (id: string, more: object = {}) => ({
  id,
  event: 'form_sent',
  fields: { form: 7 },
  time: 1_790_000_000_000,
  ...more,
});

const send = (site: TestSite, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/wp-json/nh/v1/tracked`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const list = async (site: TestSite, after = 0) =>
  (await fetch(`${site.url}/wp-json/nh/v1/tracked?after=${after}`)).json();

describe('the stored events of the demo site', () => {
  const site = siteForTests({ limits: { beaconsPerMinute: 40 } });
  const ids = () =>
    site()
      .rows('SELECT id FROM tracked ORDER BY position')
      .map(({ id }) => id);

  beforeEach(async () => {
    await fetch(`${site().url}/tracked/clear`, { method: 'POST', redirect: 'manual' });
    site().pass(61_000);
  });

  it('contain each event once, by its id', async () => {
    expect(await (await send(site(), [event('a'), event('b')])).json()).to.deep.equal({
      stored: 2,
    });
    const again = [event('b', { fields: { form: 8 } }), event('c', { dropped: 3 })];
    expect(await (await send(site(), again)).json()).to.deep.equal({ stored: 1 });
    expect(ids()).to.deep.equal(['a', 'b', 'c']);
    const { events } = await list(site());
    expect(events.map(({ position: _, ...rest }: { position: number }) => rest)).to.deep.equal([
      event('a', { dropped: 0 }),
      event('b', { dropped: 0 }),
      event('c', { dropped: 3 }),
    ]);
  });

  it('contain no data about the sender', async () => {
    await send(site(), [event('a')], { Cookie: 'someone=ada', 'User-Agent': 'Ada' });
    const [row = {}] = site().rows('SELECT * FROM tracked');
    expect(Object.keys(row)).to.deep.equal([
      'position',
      'id',
      'event',
      'fields',
      'time',
      'dropped',
    ]);
  });

  it('can be listed from a position on, with the oldest position', async () => {
    await send(site(), [event('a'), event('b')]);
    const { events, oldest } = await list(site());
    expect(oldest).to.equal(events[0].position);
    const later = await list(site(), events[0].position);
    expect(later.events.map(({ id }: { id: string }) => id)).to.deep.equal(['b']);
  });

  it('are limited to the last thousand', async () => {
    for (let batch = 0; batch < 6; batch++) {
      const events = Array.from({ length: 200 }, (_, at) => event(`${batch}-${at}`));
      expect((await send(site(), events)).status).to.equal(200);
    }
    expect(ids().length).to.equal(1000);
    expect(ids()[0]).to.equal('1-0');
  });

  for (const [what, body] of [
    ['no JSON', '{'],
    ['no list', event('a')],
    ['an empty list', []],
    ['an event without an id', [{ ...event('a'), id: '' }]],
    ['an id that is too long', [event('a'.repeat(65))]],
    ['objects in fields', [event('a', { fields: { form: { id: 7 } } })]],
    ['a time that is none', [event('a', { time: 'now' })]],
    ['a time after the last date', [event('a', { time: 8.64e15 + 1 })]],
    ['fields by the name of what objects have', '[{"id":"a","event":"e","fields":[],"time":1}]'],
    ['fewer than none lost', [event('a', { dropped: -1 })]],
    ['501 events', Array.from({ length: 501 }, (_, at) => event(`${at}`))],
  ] as const) {
    it(`include nothing of a batch with ${what}`, async () => {
      const response = await send(site(), body);
      expect(response.status).to.equal(400);
      expect(await response.json()).to.include({ code: 'rest_invalid_param' });
      expect(ids()).to.deep.equal([]);
    });
  }

  it('include no batch of more than 64 KiB', async () => {
    const response = await send(site(), [event('a', { fields: { text: 'x'.repeat(66_000) } })]);
    expect(response.status).to.equal(413);
    expect(ids()).to.deep.equal([]);
  });

  it('are limited per minute, with a Retry-After header', async () => {
    for (let count = 0; count < 40; count++) await send(site(), [event(`${count}`)]);
    const response = await send(site(), [event('late')]);
    expect(response.status).to.equal(429);
    expect(response.headers.get('Retry-After')).to.equal('60');
    expect(ids().length).to.equal(40);
  });

  it('cannot be added or cleared by another site', async () => {
    await send(site(), [event('a')]);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(site(), [event('b')], headers)).status).to.equal(403);
    await fetch(`${site().url}/tracked/clear`, { method: 'POST', headers, redirect: 'manual' });
    expect(ids()).to.deep.equal(['a']);
  });

  it('are printed as text, never as markup', async () => {
    await send(site(), [event('a', { event: '<img src=x>', fields: { '<b>': '</td><script>' } })]);
    const page = await (await fetch(`${site().url}/tracked`)).text();
    expect(page).to.contain('&lt;img src=x&gt;').and.contain('&lt;/td&gt;&lt;script&gt;');
  });
});

describe('a visitor’s consent to tracking', () => {
  const site = siteForTests();

  const answer = (consent: string) =>
    fetch(`${site().url}/tracked/consent`, {
      method: 'POST',
      body: new URLSearchParams({ consent }),
      redirect: 'manual',
    });

  const page = async (path: string, Cookie = '') =>
    (await fetch(site().url + path, { headers: { Cookie } })).text();

  it('is stored in an HttpOnly cookie until it is withdrawn', async () => {
    const given = await answer('yes');
    expect(given.status).to.equal(303);
    expect(given.headers.get('Set-Cookie')).to.match(/^nh_tracking=yes;.*HttpOnly/);
    expect((await answer('no')).headers.get('Set-Cookie')).to.match(/^nh_tracking=;.*Max-Age=0/);
    expect((await answer('perhaps')).headers.get('Set-Cookie')).to.match(/^nh_tracking=;/);
  });

  it('is required before a page configures a sink', async () => {
    expect(await page('/contact')).not.to.contain('"tracking"');
    expect(await page('/contact', 'nh_tracking=yes')).to.contain(
      '"tracking":{"beacon":"/wp-json/nh/v1/tracked","consent":true}',
    );
    expect(await page('/tracked')).to.contain('"consent":false');
    expect(await page('/tracked', 'nh_tracking=no')).to.contain('"consent":false');
  });
});

import { expect } from 'chai';
import { atlasRegions } from '../../demo/server/regions/atlas';
import { pathOf, ringsOf } from '../../demo/server/regions/path-data';
import { siteForTests, type TestSite } from './site';

const adminPassword = 'correct horse';
const hour = 3_600_000;

/** A session at the region editor: cookie and nonce. */
interface Editor {
  readonly cookie: string;
  readonly nonce: string;
}

async function loggedIn(site: TestSite): Promise<Editor> {
  const body = new URLSearchParams({ password: adminPassword, to: '/admin/regions' });
  const response = await fetch(`${site.url}/outbox/login`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(response.headers.get('location')).to.equal('/admin/regions');
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await fetch(`${site.url}/admin/regions`, { headers: { cookie } });
  const nonce = /"nonce":"(\w+)"/.exec(await page.text())?.[1] ?? '';
  return { cookie, nonce };
}

async function call(
  site: TestSite,
  { cookie, nonce }: Editor,
  parameters: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string; data: Record<string, unknown> }> {
  const body = new URLSearchParams({
    country: 'AT',
    index: '0',
    _ajax_nonce: nonce,
    ...parameters,
  });
  const address = `${site.url}/wp-admin/admin-ajax.php`;
  const response = await fetch(address, { method: 'POST', body, headers: { cookie } });
  const text = await response.text();
  const data = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, text, data };
}

describe('the atlas', () => {
  it('has seven countries and 95 regions, each with a shape inside 570 by 810', () => {
    const regions = atlasRegions();
    expect(regions.length).to.equal(95);
    expect(new Set(regions.map(({ country }) => country)).size).to.equal(7);
    const keys = regions.map(({ country, index }) => `${country}/${index}`);
    expect(new Set(keys).size).to.equal(95);
    for (const { title, path } of regions) {
      expect(path, title).to.match(/^(M[-\d. ]+(l[-\d. ]+)+z)+$/);
      const [first] = ringsOf(path.replaceAll('z', 'Z').replace(/([\d.])[ ]?(-?[\d.])/g, '$1$2'));
      expect(first, title).to.not.equal(undefined);
    }
    const starts = regions.flatMap(({ path }) => path.match(/M[\d.]+ [\d.]+/g) ?? []);
    for (const start of starts) {
      const [x = 0, y = 0] = start.slice(1).split(' ').map(Number);
      expect(x >= 0 && x <= 570 && y >= 0 && y <= 810, start).to.equal(true);
    }
  });

  it('has titles that occur in two countries, as in reality', () => {
    const shared = atlasRegions().filter(({ title }) => title === 'Limburg');
    expect(shared.map(({ country }) => country)).to.deep.equal(['NL', 'BE']);
  });
});

describe('path data', () => {
  it('is parsed and printed without rounding errors that add up', () => {
    const steps = Array.from({ length: 200 }, () => 'l1.04,0.96').join('');
    const path = pathOf(ringsOf(`M0,0${steps}Z`));
    const sum = [...path.matchAll(/l([-\d.]+)[ ]?(-?[\d.]+)/g)].reduce(
      (x, [, dx]) => x + Number(dx),
      0,
    );
    expect(sum).to.be.closeTo(208, 0.1);
  });

  it('leaves out invisibly small islands', () => {
    expect(pathOf(ringsOf('M0,0l0.1,0l0,0.1Z'))).to.equal('');
  });
});

describe('the region editor’s screen', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });

  it('requires the login, which redirects back to it', async () => {
    const response = await fetch(`${site().url}/admin/regions`);
    expect(response.status).to.equal(401);
    expect(await response.text()).to.include('name="to" value="/admin/regions"');
    expect((await loggedIn(site())).nonce).to.not.equal('');
  });

  it('redirects only to screens of the site', async () => {
    const body = new URLSearchParams({ password: adminPassword, to: 'https://evil.example' });
    const response = await fetch(`${site().url}/outbox/login`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(response.headers.get('location')).to.equal('/outbox');
  });
});

describe('a call of the region editor', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });
  let editor: Editor;
  before(async () => {
    editor = await loggedIn(site());
  });

  it('is saved, and shown on the public map', async () => {
    for (const [action, name, value] of [
      ['update_svg_ctitle', 'ctitle', 'Lower <b> Austria & more'],
      ['update_svg_clink', 'link', 'https://example.org/?a=1&b=2'],
      ['update_svg_offset_x', 'offset_x', '-12.5'],
      ['update_svg_offset_y', 'offset_y', '1000'],
    ] as const) {
      const { status, data } = await call(site(), editor, { action, [name]: value });
      expect([status, data.success], action).to.deep.equal([200, true]);
    }
    for (const path of ['/regions', '/regions/map.svg']) {
      const page = await (await fetch(site().url + path)).text();
      expect(page).to.include(
        'data-ctitle="Lower &lt;b&gt; Austria &amp; more" data-offset-x="-12.5" data-offset-y="1000"',
      );
      expect(page).to.include('href="https://example.org/?a=1&amp;b=2"');
    }
  });

  const refusals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a script as link': { action: 'update_svg_clink', link: 'javascript:alert(1)' },
    'a link with data': { action: 'update_svg_clink', link: 'data:text/html,x' },
    'a link to another site without its scheme': {
      action: 'update_svg_clink',
      link: '//evil.example',
    },
    'such a link with backslashes': { action: 'update_svg_clink', link: '/\\evil.example' },
    'a link that is no address': { action: 'update_svg_clink', link: 'http://' },
    'a title of 101 characters': { action: 'update_svg_ctitle', ctitle: 'x'.repeat(101) },
    'a title with control characters': { action: 'update_svg_ctitle', ctitle: 'a\u0000b' },
    'an offset of 1001': { action: 'update_svg_offset_x', offset_x: '1001' },
    'an offset that is no number': { action: 'update_svg_offset_y', offset_y: '1e2' },
    'an offset of two dots': { action: 'update_svg_offset_y', offset_y: '1.2.3' },
    'a region that is not on the map': { action: 'update_svg_ctitle', index: '99', ctitle: 'x' },
    'no region': { action: 'update_svg_ctitle', index: '', ctitle: 'x' },
    'another country': { action: 'update_svg_ctitle', country: 'XX', ctitle: 'x' },
  };
  for (const [what, parameters] of Object.entries(refusals)) {
    it(`with ${what} changes nothing and returns the reason`, async () => {
      const before = site().rows('SELECT * FROM regions');
      const { status, data } = await call(site(), editor, parameters);
      expect([status, data.success]).to.deep.equal([422, false]);
      expect((data.data as { message: string }).message).to.match(/\.$/);
      expect(site().rows('SELECT * FROM regions')).to.deep.equal(before);
    });
  }

  it('adds a scheme to a link like the CMS, and returns the link', async () => {
    const { data } = await call(site(), editor, {
      action: 'update_svg_clink',
      link: ' example.org/tirol ',
    });
    expect(data.data).to.have.property('value', 'http://example.org/tirol');
  });

  it('explains why a link is invalid', async () => {
    const codes: unknown[] = [];
    for (const link of ['javascript:alert(1)', `/${'x'.repeat(2000)}`, '/a\u0000b', 'http://']) {
      const { data } = await call(site(), editor, { action: 'update_svg_clink', link });
      codes.push((data.data as { code: string }).code);
    }
    expect(codes).to.deep.equal(['link_scheme', 'link_too_long', 'link_controls', 'link_invalid']);
  });

  it('can reset fields', async () => {
    for (const [action, name] of [
      ['update_svg_ctitle', 'ctitle'],
      ['update_svg_clink', 'link'],
      ['update_svg_offset_x', 'offset_x'],
    ] as const) {
      expect((await call(site(), editor, { action, [name]: '' })).data.success).to.equal(true);
    }
    const [row] = site().rows("SELECT * FROM regions WHERE country = 'AT' AND position = 0");
    expect([row?.ctitle, row?.link, row?.offset_x]).to.deep.equal(['', '', 0]);
  });

  it('is answered with a bare 0 for an unknown action', async () => {
    const { status, text } = await call(site(), editor, { action: 'delete_everything' });
    expect([status, text]).to.deep.equal([400, '0']);
    const get = await fetch(`${site().url}/wp-admin/admin-ajax.php?action=update_svg_ctitle`);
    expect([get.status, await get.text()]).to.deep.equal([400, '0']);
  });

  it('is not read completely when it is too long', async () => {
    const { status } = await call(site(), editor, {
      action: 'update_svg_ctitle',
      ctitle: 'x'.repeat(20_000),
    });
    expect(status).to.equal(413);
  });
});

describe('a call of the region editor is forbidden', () => {
  const site = siteForTests({ adminPassword, limits: { loginsPerMinute: 1000 } });
  const change = { action: 'update_svg_ctitle', ctitle: 'Forbidden' };

  async function isForbidden(editor: Editor): Promise<void> {
    const { status, data } = await call(site(), editor, change);
    expect([status, data.success]).to.deep.equal([403, false]);
    const rows = site().rows("SELECT * FROM regions WHERE ctitle = 'Forbidden'");
    expect(rows).to.deep.equal([]);
  }

  it('without a login', async () => {
    const { nonce } = await loggedIn(site());
    await isForbidden({ cookie: '', nonce });
  });

  it('without a nonce, or with a nonce of another session', async () => {
    const [mine, other] = [await loggedIn(site()), await loggedIn(site())];
    await isForbidden({ ...mine, nonce: '' });
    await isForbidden({ ...mine, nonce: 'x'.repeat(20) });
    await isForbidden({ ...mine, nonce: other.nonce });
  });

  it('for accounts that are not administrators', async () => {
    const editor = await loggedIn(site());
    site().rows("UPDATE sessions SET role = 'subscriber' RETURNING id");
    await isForbidden(editor);
    const { cookie } = editor;
    const page = await fetch(`${site().url}/admin/regions`, { headers: { cookie } });
    expect(page.status).to.equal(403);
    expect(await page.text()).to.not.include('"nonce"');
  });

  it('with an expired nonce, while the login is still valid', async () => {
    const editor = await loggedIn(site());
    site().pass(24.1 * hour);
    // Extends the session, which would expire too.
    site().rows('UPDATE sessions SET expires = ? RETURNING id', Date.now() + 100 * hour);
    const { data } = await call(site(), editor, change);
    expect(data).to.deep.equal({
      success: false,
      data: { code: 'nonce', message: 'The page has expired. Reload it.' },
    });
  });
});

describe('the maps of the site', () => {
  const site = siteForTests();

  it('work without scripts: regions are links, with a list of all', async () => {
    const page = await (await fetch(`${site().url}/regions`)).text();
    expect(page.match(/<path data-index/g)?.length).to.equal(95);
    expect(page).to.include('<a href="/regions#vienna" aria-label="Vienna"><path');
    expect(page).to.include('<li id="vienna">');
    expect(page).to.include('jvectormap-content');
  });

  it('are a file that browsers cache and revalidate', async () => {
    const first = await fetch(`${site().url}/regions/map.svg`);
    expect(first.headers.get('content-type')).to.match(/^image\/svg\+xml/);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${site().url}/regions/map.svg`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).to.equal(304);
  });
});

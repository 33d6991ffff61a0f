import { expect } from 'chai';
import { guest } from '../../../demo/pages/guest';
import type { BuilderElement } from '../../../src/page';
import { linkAddress } from '../../../src/print';
import { administrator, adminPassword, loggedIn } from '../kits/administrator';
import { siteForTests } from '../site';

const screens = ['/content', '/content/templates', '/content/settings', '/content/plugins'];

describe('the pages and posts of the CMS', () => {
  const site = siteForTests({ adminPassword });
  const get = (path: string, cookie = '') =>
    fetch(site().url + path, { headers: { cookie }, redirect: 'manual' });

  it('are public at their slugs, with their menus', async () => {
    const page = await (await get('/pages/about')).text();
    expect(page).to.include('<h1>About the bindery</h1>');
    expect(page).to.match(
      /<a class="nh-button[^>]+ href="\/pages\/visit"><span[^>]*>Come and see us</,
    );
    expect(page).to.include('<nav aria-label="Pages"');
    expect((await get('/posts/why-we-still-sew')).status).to.equal(200);
  });

  it('are visible to administrators only while they are drafts', async () => {
    expect((await get('/pages/press')).status).to.equal(404);
    const { cookie } = await administrator(site());
    const page = await get('/pages/press', cookie);
    expect([page.status, await page.text()].join()).to.match(/^200.*>Draft</s);
  });

  it('answer 404 under another slug', async () => {
    for (const path of ['/pages/nothing', '/pages/main-header', '/posts/about', '/media/x.png']) {
      expect((await get(path)).status, path).to.equal(404);
    }
  });

  it('have a stylesheet whose name changes with its CSS, so that browsers cache it permanently', async () => {
    const styleOf = async (path: string, cookie = '') =>
      /\/page-styles\/[^"]+/.exec(await (await get(path, cookie)).text())?.[0] ?? '';
    const style = await styleOf('/pages/about');
    const response = await get(style);
    expect(response.headers.get('content-type')).to.equal('text/css; charset=utf-8');
    expect(response.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    expect(await response.text()).to.include('flex-direction:row');
    const former = await get('/page-styles/page/about/former.css');
    expect(former.headers.get('cache-control')).to.equal('no-store');
    const { cookie } = await administrator(site());
    const draft = await styleOf('/pages/press', cookie);
    expect((await get(draft)).status).to.equal(404);
    expect((await get(draft, cookie)).headers.get('cache-control')).to.include('private');
    for (const path of ['/page-styles/page/nothing/x.css', '/page-styles/x/about/x.css']) {
      expect((await get(path)).status, path).to.equal(404);
    }
  });

  it('have images that browsers cache permanently', async () => {
    const [row] = site().rows('SELECT name, bytes FROM media');
    const response = await get(`/media/${row?.name}`);
    expect(response.headers.get('content-type')).to.equal('image/png');
    expect(response.headers.get('cache-control')).to.include('immutable');
    expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes).to.deep.equal(new Uint8Array(row?.bytes as Uint8Array));
  });
});

describe('the screens of the CMS', () => {
  const site = siteForTests({ adminPassword });
  const get = (path: string, cookie = '') =>
    fetch(site().url + path, { headers: { cookie }, redirect: 'manual' });

  it('are for administrators, who have links to them in their menu', async () => {
    const visitor = await get('/content/plugins');
    expect(visitor.headers.get('location')).to.equal('/login?redirect_to=%2Fcontent%2Fplugins');
    const subscriber = await loggedIn(site(), guest.name, guest.password);
    const admin = await administrator(site());
    for (const path of screens) {
      expect((await get(path, subscriber.cookie)).status, path).to.equal(403);
      const screen = await get(path, admin.cookie);
      expect(screen.status, path).to.equal(200);
      expect(screen.headers.get('cache-control')).to.equal('private, no-store');
    }
    const link = 'href="/content">Content<';
    expect(await (await get('/', admin.cookie)).text()).to.include(link);
    expect(await (await get('/', subscriber.cookie)).text()).to.not.include(link);
    expect(await (await get('/')).text()).to.not.include(link);
  });

  it('show all templates, settings and plugins', async () => {
    const { cookie } = await administrator(site());
    const [overview = '', templates = '', settings = '', plugins = ''] = await Promise.all(
      screens.map(async (path) => (await get(path, cookie)).text()),
    );
    expect(overview.match(/<tr id="(page|post)-/g)?.length).to.equal(24);
    expect(overview).to.include('id="menu-footer"').and.to.include('600 works');
    expect(templates.match(/<tr id="template-/g)?.length).to.equal(20);
    for (const text of [
      'Linen',
      'fill="#1F6B4D"',
      '1140px',
      'Linden Display',
      'The theme’s defaults',
    ]) {
      expect(settings, text).to.include(text);
    }
    // Custom code is printed as text, never executed.
    expect(settings).to.include('&lt;meta name=&quot;site-verification&quot;');
    expect(plugins).to.include('hello.php').and.to.include('>inactive<');
    const template = await (await get('/content/templates/main-header', cookie)).text();
    expect(template).to.include('class="nh-site-logo"').and.to.include('<nav class="nh-menu');
  });
});

describe('a document from an untrusted kit', () => {
  const site = siteForTests({ adminPassword });
  const markup = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const widget = (widgetType: string, settings: BuilderElement['settings']): BuilderElement => ({
    id: '0000000',
    elType: 'widget',
    widgetType,
    settings,
    elements: [],
  });

  it('is shown as sanitised HTML with safe links', async () => {
    const hostile = [
      widget('heading', { title: markup, header_size: 'script' }),
      widget('text-editor', { editor: markup }),
      widget('button', { text: markup, link: { url: 'javascript:alert(3)' } }),
      widget('button', { text: 'Data', link: { url: 'data:text/html,x' } }),
      widget('image', { image: { url: 'https://evil.example/x.png', alt: '" onload="alert(4)' } }),
      widget('image', { image: 'x' }),
      widget('icon-list', {
        icon_list: [{ text: markup, link: { url: '//evil.example' } }, 7, null],
      }),
      widget('testimonial', { testimonial_content: { a: 1 } }),
      widget('html', { html: markup }),
      widget('constructor', { prototype: 1 }),
      widget('nav-menu', { menu: ['main'] }),
      {
        ...widget('', {}),
        elType: 'container',
        settings: { flex_direction: markup },
        elements: [widget('divider', {})],
      },
    ] as const;
    site().rows(
      "UPDATE documents SET title = ?, excerpt = ?, content = ? WHERE slug = 'about' RETURNING id",
      markup,
      markup,
      JSON.stringify(hostile),
    );
    site().rows(
      "UPDATE menu_items SET label = ?, type = 'address', target = 'javascript:alert(5)' WHERE label = 'Contact' RETURNING id",
      markup,
    );
    const response = await fetch(`${site().url}/pages/about`);
    expect(response.status).to.equal(200);
    const page = await response.text();
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(main).to.not.match(
      /<(?:script|img|iframe)|(?:href|src|action)="(?!\/[^/]|#|mailto:)|evil/,
    );
    // The title and the excerpt are plain texts; HTML of widgets is sanitised.
    expect(main.match(/&lt;script&gt;/g)?.length).to.be.greaterThan(2);
    expect(main).to.not.match(/<script|<[^>]* on\w+=/);
  });

  it('has only links to safe addresses', () => {
    for (const address of [
      '/contact',
      '/',
      '#top',
      'https://example.org/?a=1',
      'http://example.org',
      'mailto:a@b.example',
      'tel:+44123',
    ]) {
      expect(linkAddress(address), address).to.equal(address);
    }
    for (const address of [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'contact',
      '',
    ]) {
      expect(linkAddress(address), address).to.equal(undefined);
    }
  });
});

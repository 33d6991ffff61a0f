import { expect } from 'chai';
import { publish, read, setSwitches, useWordPress, visit } from './site';

describe('the pages of the page builder', () => {
  useWordPress();

  const handles = (html: string): string[] =>
    [
      'jquery-core',
      'elementor-webpack-runtime',
      'elementor-frontend-modules',
      'elementor-frontend',
    ].filter((handle) => html.includes(`id="${handle}-js"`));
  const all = [
    'jquery-core',
    'elementor-webpack-runtime',
    'elementor-frontend-modules',
    'elementor-frontend',
  ];

  it('stay with the builder’s scripts until the switch is on', async () => {
    setSwitches({ builder: false });
    const html = await read(publish('built', '[built_page]'));
    expect(handles(html)).to.deep.equal(all);
    expect(html).not.to.contain('autoload.js');
  });

  it('come alive without them, and keep the builder’s configuration', async () => {
    setSwitches({ builder: true });
    const html = await read('/built/');
    expect(handles(html)).to.deep.equal(['elementor-webpack-runtime']);
    expect(html).to.contain('var elementorFrontendConfig');
    // It would hold up the end of the page behind the pictures.
    expect(html).to.match(/<script defer [^>]*id="elementor-webpack-runtime-js"/);
    // Without a link, what reads that configuration waits behind the pictures.
    expect(html).to.match(/rel="modulepreload" href="[^"]*builder-config-/);
    const { page, complaints, leave } = await visit('/built/');
    await page.waitForSelector('.elementor-accordion[data-nh-live] [aria-expanded="true"]');
    await page.click('#t1');
    await page.waitForSelector('#t1[aria-expanded="false"]');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('lose the scripts that only older versions of the builder have too', async () => {
    setSwitches({ builder: true });
    const html = await read('/built/?old');
    const old = ['elementor-waypoints', 'share-link', 'elementor-dialog', 'preloaded-modules'];
    expect(old.filter((handle) => html.includes(`id="${handle}-js"`))).to.deep.equal([]);
    expect(handles(html)).to.deep.equal(['elementor-webpack-runtime']);
  });

  it('keep every script if a widget is unknown, or if another script needs the builder’s', async () => {
    setSwitches({ builder: true });
    for (const query of ['?widget=foreign-chart', '?addon', '?inline', '?undeclared']) {
      const html = await read(`/built/${query}`);
      expect(handles(html), query).to.deep.equal(all);
      expect(html, query).not.to.contain('autoload.js');
    }
  });

  it('come alive with widgets that need no script', async () => {
    setSwitches({ builder: true });
    for (const widget of ['social-icons', 'image-gallery', 'wp-widget-search']) {
      const html = await read(`/built/?widget=${widget}`);
      expect(html).to.contain(`data-widget_type="${widget}.default"`);
      expect(handles(html), widget).to.deep.equal(['elementor-webpack-runtime']);
    }
  });

  it('keep jQuery if another script needs it', async () => {
    setSwitches({ builder: true });
    const html = await read('/built/?jquery');
    expect(handles(html)).to.deep.equal(['jquery-core', 'elementor-webpack-runtime']);
  });

  it('keep jQuery if a script file was printed by hand, or a file or an attribute calls it', async () => {
    setSwitches({ builder: true });
    for (const query of ['?by-hand', '?attribute', '?undeclared-jquery']) {
      const html = await read(`/built/${query}`);
      expect(handles(html), query).to.deep.equal(['jquery-core', 'elementor-webpack-runtime']);
    }
  });

  it('keep the builder’s scripts inside its editor', async () => {
    setSwitches({ builder: true });
    expect(handles(await read('/built/?elementor-preview=7'))).to.deep.equal(all);
  });
});

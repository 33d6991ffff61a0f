import { expect } from 'chai';
import type { StoredSiteSettings } from '../../../src/api/pages/site-settings';
import { unsoundSettings } from '../../conformance/unsound-values';
import { visited } from './author';
import { authorForTests } from './author-for-tests';

describe('the settings of the demo site', () => {
  const desk = authorForTests();

  const read = async () =>
    (await desk().ada.person.call<StoredSiteSettings>('GET site-settings')).body;
  const change = async (body: object) => {
    const { revision } = await read();
    return desk().ada.person.call<StoredSiteSettings & { code: string; message: string }>(
      'PATCH site-settings',
      { revision, ...body },
    );
  };
  /** The stylesheet of the page that visitors get. */
  const css = async () => {
    const html = await visited(desk().site, desk().page.path);
    const [address = ''] = /\/page-styles\/[^"]+/.exec(html) ?? [];
    return (await fetch(desk().site.url + address)).text();
  };
  const config = async () => {
    const html = await visited(desk().site, desk().page.path);
    return JSON.parse(/id="nh-config">([^<]*)</.exec(html)?.[1] ?? '{}');
  };

  it('are those that the library understands', async () => {
    const { settings, revision } = await read();
    expect(settings).to.include({
      stretched_section_container: 'main',
      lightbox_enable_zoom: 'yes',
    });
    expect(settings).to.not.have.any.keys('viewport_md', 'system_colors', 'lightbox_color');
    expect(revision).to.match(/^[0-9a-f]{32}$/);
  });

  it('are printed on all pages: as CSS, breakpoints and configuration', async () => {
    const { status, body } = await change({
      set: {
        h2_color: '#aa0000',
        global_image_lightbox: 'yes',
        viewport_mobile: 600,
        container_width_mobile: { size: 90, unit: '%' },
      },
    });
    expect(status).to.equal(200);
    expect(body.settings).to.include({ h2_color: '#aa0000' });
    expect(await css()).to.include('body h2{color:#aa0000}');
    expect(await css()).to.include('@media (max-width: 600px){body{--nh-content-width:90%}}');
    expect(await config()).to.deep.include({ breakpoints: { mobile: 600, tablet: 1024 } });
    expect((await config()).kit).to.include({ global_image_lightbox: 'yes' });
  });

  it('get their default back, and those of other software stay as they are', async () => {
    await change({ set: { h2_color: '#aa0000' } });
    const { body } = await change({ unset: ['h2_color', 'stretched_section_container'] });
    expect(body.settings).to.not.have.any.keys('h2_color', 'stretched_section_container');
    expect(await css()).to.not.include('body h2');
    const [row] = desk().site.rows("SELECT value FROM site_settings WHERE section = 'layout'");
    expect(JSON.parse(String(row?.value))).to.include({ page_title_selector: 'h1.entry-title' });
  });

  it('are never overwritten by a change of older ones', async () => {
    const { revision } = await read();
    await change({ set: { h2_color: '#aa0000' } });
    const refused = await desk().ada.person.call<{ code: string }>('PATCH site-settings', {
      revision,
      set: { h2_color: '#00aa00' },
    });
    expect(refused.status).to.equal(409);
    expect(refused.body.code).to.equal('nh_site_conflict');
    expect((await read()).settings.h2_color).to.equal('#aa0000');
  });

  it('are saved all together or not at all: with known names and sound values only', async () => {
    const before = await read();
    for (const set of unsoundSettings) {
      const { status, body } = await change({ set: { h1_color: '#123456', ...set } });
      expect(status, JSON.stringify(set)).to.equal(400);
      expect(body.message).to.match(/^Nothing is saved: /);
    }
    expect(await read()).to.deep.equal(before);
  });
});

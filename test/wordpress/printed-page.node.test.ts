import { expect } from 'chai';
import { findContracts } from '../../scripts/contracts';
import { logIn, publish, read, setSwitches, useWordPress, visit, wordPress } from './site';

describe('the WordPress plugin', () => {
  useWordPress();

  it('prints nothing on pages that use none of its elements, nor on the log-in page', async () => {
    const path = publish('plain', '<p>Only text.</p>');
    for (const page of [path, '/', '/feed/', '/wp-login.php', '/wp-json/']) {
      expect(await read(page), page).not.to.match(/nh-config|autoload\.js|nh\.css/);
    }
  });

  it('prints the configuration, the script and links for the tags of a page', async () => {
    const path = publish(
      'counter',
      '[nh_counter ENDING_NUMBER="1250" suffix=" books" duration="1"]',
    );
    const html = await read(path);
    const [, json = ''] = /id="nh-config"[^>]*>\s*([^<]+)/.exec(html) ?? [];
    expect(JSON.parse(json)).to.include({
      restRoot: `${wordPress.url}/wp-json/`,
      ajaxUrl: `${wordPress.url}/wp-admin/admin-ajax.php`,
      locale: 'en-US',
      mode: 'public',
    });
    expect(html.match(/<link rel="modulepreload"/g)?.length).to.be.greaterThan(2);
    // No request for a stylesheet delays the first paint.
    expect(html)
      .to.match(/<style id="nh-elements-css">@layer nh/)
      .and.not.to.match(/nh\.css/);
    const { page, complaints, leave } = await visit(path);
    await page.waitForFunction(() =>
      /1,250/.test(document.querySelector('nh-counter')?.textContent ?? ''),
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('prints links for forms everywhere, and for other elements in the first screen', async () => {
    const text = `<p>${'An old book. '.repeat(100)}</p>`;
    const html = await read(
      publish('screens', `[nh_counter]${text}[nh_alert]${text}[nh_contact_form][/nh_contact_form]`),
    );
    const links = html.match(/<link rel="modulepreload"[^>]*>/g)?.join('') ?? '';
    for (const name of ['counter', 'contact-form']) expect(links).to.include(`define/${name}-`);
    expect(links).not.to.include('define/alert-');
    const waiting = await read(publish('waiting', `${text}[nh_contact_form loading="visible"]`));
    expect(waiting).to.include('<nh-contact-form loading="visible"');
    expect(waiting).not.to.include('define/contact-form-');
  });

  it('loads the code of the lightbox at once only where a link or an element may open in it', async () => {
    const kit = async (name: string, content: string): Promise<unknown> => {
      const html = await read(publish(name, content));
      return JSON.parse(/id="nh-config"[^>]*>\s*([^<]+)/.exec(html)?.[1] ?? '{}').kit;
    };
    const opens = { global_image_lightbox: 'yes' };
    expect(await kit('without-lightbox', '[nh_counter]')).to.deep.equal({});
    expect(
      await kit('lightbox-of-link', '[nh_counter] <a href="/book.jpg">Book</a>'),
    ).to.deep.equal(opens);
    const slides = `<nh-image-carousel settings='{ "slides": [{ "image": "/book.jpg" }] }'></nh-image-carousel>`;
    expect(await kit('lightbox-of-slides', slides)).to.deep.equal(opens);
  });

  it('has a shortcode for each element that visitors see', async () => {
    const visitors = (await findContracts()).filter(({ contract }) => contract.category !== 'cms');
    const tags = visitors.map(({ contract }) => contract.tag);
    const path = publish(
      'all',
      tags.map((tag) => `[${tag.replaceAll('-', '_')}]x[/${tag.replaceAll('-', '_')}]`).join('\n'),
    );
    const html = await read(path);
    for (const tag of tags) expect(html, tag).to.contain(`<${tag}>x</${tag}>`);
    expect(await read(publish('admin', '[nh_kit_export]'))).to.contain('[nh_kit_export]');
  });

  it('reads lists whose brackets are escaped, and sends no password to another site', async () => {
    const items = '&#91;{ "title": "One", "content": "Text" }&#93;';
    const path = publish(
      'lists',
      `[nh_accordion items='${items}'] [nh_login_popup login_url="https://other.example/x"]`,
    );
    const html = await read(path);
    expect(html).to.contain('One').and.not.to.contain('not valid JSON');
    expect(html).not.to.contain('other.example');
  });

  it('shows the mistakes of a shortcode to editors, not to visitors', async () => {
    const path = publish('wrong', '[nh_counter duration="soon" sufix="x"]');
    expect(await read(path)).not.to.contain('nh-elements-problem');
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(wordPress.url + path);
    const told = await page.$eval('.nh-elements-problem', ({ textContent }) => textContent);
    expect(told).to.contain('“soon” is no number').and.to.contain('no attribute “sufix”');
    await leave();
  });

  it('tells editors what the map and the portfolio lack, and visitors nothing', async () => {
    setSwitches({});
    wordPress.php(
      `foreach ( get_posts( array( 'post_type' => 'nh_elements_map', 'post_status' => 'private' ) ) as $map ) { wp_delete_post( $map->ID, true ); }`,
    );
    const path = publish('lacking', '[nh_region_map] [nh_portfolio]');
    const given = publish(
      'given',
      `[nh_region_map src="/map.svg"] [nh_portfolio api_url="/works"]`,
    );
    expect(await read(path)).not.to.contain('nh-elements-problem');
    const { page, leave } = await visit('/');
    await logIn(page);
    const told = async (address: string): Promise<string[]> => {
      await page.goto(wordPress.url + address);
      return page.$$eval('.nh-elements-problem', (notes) =>
        notes.map(({ textContent }) => textContent ?? ''),
      );
    };
    expect(await told(path)).to.deep.equal([
      '[nh_region_map] There is no map yet, so visitors see nothing. Import one at “Tools”, “Map regions”.',
      '[nh_portfolio] This site has no works. Switch on the portfolio at “Settings”, “nh-elements”, then add works.',
    ]);
    expect(await told(given)).to.deep.equal([]);
    setSwitches({ portfolio: true });
    expect((await told(path))[1]).to.equal(
      '[nh_portfolio] No work is published yet. Add works at “Works”.',
    );
    setSwitches({});
    await leave();
  });

  it('escapes the texts of authors', async () => {
    const hostile = `"><img src=x onerror=alert(1)>`;
    const encoded = hostile.replaceAll('"', '&quot;');
    const path = publish(
      'hostile',
      `[nh_counter suffix='${encoded}' title='</script><script>alert(1)</script>']`,
    );
    const { page, complaints, leave } = await visit(path);
    expect(await page.$('nh-counter img, nh-counter script')).to.equal(null);
    expect(complaints.filter((text) => /alert/.test(text))).to.deep.equal([]);
    await leave();
  });

  it('prints the library at the end of a page whose beginning has left already', async () => {
    const path = publish('pieces', '[nh_counter ending_number="7" duration="1"]');
    const html = await read(`${path}?pieces`);
    expect(html.indexOf('autoload.js')).to.be.greaterThan(html.indexOf('<nh-counter'));
    expect(html.match(/autoload\.js/g)).to.have.length(1);
    const { page, complaints, leave } = await visit(`${path}?pieces`);
    await page.waitForFunction(() =>
      /7/.test(document.querySelector('nh-counter')?.textContent ?? ''),
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('completes a page after an earlier part of its output was discarded', async () => {
    const html = await read(`${publish('thrown', '[nh_counter]')}?thrown`);
    expect(html).to.match(/<title>Again<\/title>[\s\S]*autoload\.js[\s\S]*<\/head>/);
  });

  it('lets filters of other plugins use buffers', async () => {
    const html = await read(`${publish('buffering', '[nh_counter]')}?buffering`);
    expect(html).to.contain('autoload.js');
  });

  it('leaves a page as it is if it cannot be completed', async () => {
    const html = await read(`${publish('unwritable', '[nh_counter]')}?unwritable`);
    expect(html).to.contain('<nh-counter></nh-counter>').and.to.contain('</html>');
    expect(html).not.to.contain('autoload.js');
  });

  it('sets the palette of a colour switcher before the first paint', async () => {
    const path = publish(
      'palette',
      `[nh_color_switcher isdarkpalette="yes" defaultmode="dark" palettes='{ "default": &#91;"#14563f"&#93;, "switched": &#91;"#86d5b2"&#93; }']`,
    );
    const { page, complaints, leave } = await visit(path, { javaScript: true });
    const state = await page.evaluate(() => document.documentElement.dataset.nhPalette);
    expect(state).to.equal('switched');
    expect(await read(path)).to.match(/<script>\s*\(function[\s\S]*<style id="nh-elements-css"/);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('asks for the words of the page’s language early', async () => {
    const html = await read(`${publish('german', '[nh_counter]')}?language=de_DE`);
    expect(html).to.match(/rel="modulepreload" href="[^"]*language\/de-/);
  });
});

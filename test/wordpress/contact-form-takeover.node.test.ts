import { expect } from 'chai';
import { publish, read, setSwitches, useWordPress, visit, wordPress } from './site';

describe('the forms of the form plugin', () => {
  useWordPress();

  const form = '[contact-form-7 id="7"]';

  it('stay with their plugin until the switch is on', async () => {
    setSwitches({ contact_form: false });
    const html = await read(publish('form', form));
    expect(html).to.contain('contact-form-7-js').and.not.to.contain('<nh-contact-form');
  });

  it('run on our element, without the plugin’s script', async () => {
    setSwitches({ contact_form: true });
    const { page, complaints, leave } = await visit('/form/');
    const html = await read('/form/');
    expect(html).not.to.contain('contact-form-7-js');
    expect(html).not.to.contain('nh-taken');
    // As the plugin's own script does, ours runs before what the theme's scripts start.
    expect(html).to.match(
      /<script (?=[^>]*type="module")[^>]*src="[^"]*\/chunks\/define\/contact-form-/,
    );
    await page.waitForSelector('nh-contact-form .wpcf7-spinner');
    await page.type('[name="your-name"]', 'Ada');
    await page.click('.wpcf7-submit');
    await page.waitForFunction(() =>
      document.querySelector('.wpcf7-response-output')?.textContent?.includes('Thank you, Ada.'),
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('run on our element where the shortcode stands between other text', async () => {
    setSwitches({ contact_form: true });
    const path = publish('form-in-text', `Write to us:\n${form}\nWe answer.\n\n${form}`);
    const { page, complaints, leave } = await visit(path);
    await page.waitForFunction(
      () => document.querySelectorAll('nh-contact-form form .wpcf7-spinner').length === 2,
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('leave no files out that WordPress prints for the plugin if other code uses them', async () => {
    setSwitches({ contact_form: true });
    const shared = /id="wp-(?:i18n|hooks)-js/;
    expect(await read('/form/')).not.to.match(shared);
    const used = publish('uses-words', `${form}<script>wp.i18n.__( "Hello" );</script>`);
    expect(await read(used))
      .to.match(shared)
      .and.not.to.contain('contact-form-7-js');
    expect(await read('/form/?words')).to.match(shared);
  });

  it('all keep the plugin’s script if one of them needs it', async () => {
    setSwitches({ contact_form: true });
    const html = await read(
      publish('turnstile', `${form} [contact-form-7 id="8" service="turnstile"]`),
    );
    expect(html).to.contain('contact-form-7-js').and.not.to.contain('<nh-contact-form');
    expect(html).not.to.contain('nh-taken');
  });

  it('all keep the plugin’s script if the theme prints one by itself', async () => {
    setSwitches({ contact_form: true });
    const html = await read('/form/?template');
    expect(html).to.contain('contact-form-7-js').and.not.to.contain('<nh-contact-form');
  });

  it('work where permalinks are plain', async () => {
    setSwitches({ contact_form: true });
    wordPress.php(`update_option( 'permalink_structure', '' );`);
    const id = wordPress.php(`echo get_page_by_path( 'form' )->ID;`);
    const { page, leave } = await visit(`/?page_id=${id}`);
    await page.waitForSelector('nh-contact-form .wpcf7-spinner');
    await page.type('[name="your-name"]', 'Bo');
    await page.click('.wpcf7-submit');
    await page.waitForFunction(() => document.body.innerText.includes('Thank you, Bo.'));
    wordPress.php(`update_option( 'permalink_structure', '/%postname%/' );`);
    await leave();
  });

  it('all keep the plugin’s script if a service of forms is printed elsewhere in the page', async () => {
    setSwitches({ contact_form: true });
    const html = await read('/form/?service');
    expect(html).to.contain('contact-form-7-js').and.not.to.contain('<nh-contact-form');
  });

  it('are marked in pages only, not in answers of REST and AJAX, fragments and feeds', async () => {
    setSwitches({ contact_form: true });
    wordPress.php(
      `wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'A form', 'post_content' => '${form}' ) );`,
    );
    const answers = [
      '/wp-json/wp/v2/posts?search=form',
      '/wp-admin/admin-ajax.php?action=show_form',
      '/form/?fragment',
      '/feed/',
    ];
    for (const path of answers) {
      const answer = await read(path);
      expect(answer, path)
        .to.contain('wpcf7-form')
        .and.not.to.match(/nh-contact-form|nh-taken/);
    }
  });

  it('stay with their plugin in a page that leaves in pieces', async () => {
    setSwitches({ contact_form: true });
    const html = await read('/form/?pieces');
    expect(html).to.contain('contact-form-7-js').and.not.to.contain('nh-taken');
  });

  it('leave no script on pages without a form, unless code or markup there may need it', async () => {
    setSwitches({ contact_form: true });
    const without = await read(publish('no-form', '<p>Only text.</p>'));
    expect(without).not.to.match(/contact-form-7-js|var wpcf7/);
    const kept = [
      await read(
        publish('loads-form', '<script>document.addEventListener("wpcf7mailsent", x)</script>'),
      ),
      await read(publish('holds-form', '<div class="popup wpcf7"></div>')),
      await read('/no-form/?template'),
    ];
    for (const html of kept) expect(html).to.contain('contact-form-7-js');
    setSwitches({ contact_form: false });
    expect(await read('/no-form/')).to.contain('contact-form-7-js');
  });
});

import { expect } from 'chai';
import { type RunningWordPress, startWordPress } from '../../scripts/wordpress/start';
import { LoggedIn } from '../conformance/logged-in';
import { standIns } from './site';

const counter = '[nh_counter ending_number="7" duration="1"]';

/** Publishes a page of a site; returns its id. */
const published = (site: RunningWordPress, content: string): string =>
  site.php(
    `wp_set_current_user( 1 ); echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_name' => 'page', 'post_content' => '${content}' ) );`,
  );

const configOf = (html: string): Record<string, unknown> =>
  JSON.parse(/id="nh-config"[^>]*>\s*([^<]+)/.exec(html)?.[1] ?? '{}');

describe('the WordPress plugin in a sub-folder', () => {
  let site: RunningWordPress;
  before(async () => {
    site = await startWordPress({ mustUse: standIns, path: '/blog' });
  });
  after(() => site.stop());
  afterEach(async () => {
    expect(await site.complaints()).to.equal('');
  });

  for (const structure of ['/%postname%/', '']) {
    const kind = structure ? 'pretty' : 'plain';
    it(`prints a form and a counter with addresses below the folder, with ${kind} permalinks`, async () => {
      site.php(
        `update_option( 'permalink_structure', '${structure}' ); update_option( 'nh_elements', array( 'contact_form' => true ) ); delete_option( 'rewrite_rules' );`,
      );
      const id = published(site, `${counter} [contact-form-7 id="7"]`);
      const html = await (await fetch(`${site.url}/?page_id=${id}`)).text();
      expect(html).to.contain('<nh-counter').and.contain('<nh-contact-form');
      expect(html).not.to.contain('contact-form-7-js');
      const files = [...html.matchAll(/(?:src|href)="([^"]+\/nh-elements\/[^"]+)"/g)];
      expect(files).to.have.length.above(3);
      for (const [, file = ''] of files) {
        expect(file).to.match(new RegExp(`^${site.url}/wp-content/`));
        expect((await fetch(file.replaceAll('&#038;', '&'))).status, file).to.equal(200);
      }
      const root = String(configOf(html).restRoot);
      const sent = await fetch(`${root}contact-form-7/v1/contact-forms/7/feedback`, {
        method: 'POST',
        body: new URLSearchParams({ 'your-name': 'Ada', _wpcf7_unit_tag: 'x' }),
      });
      expect(await sent.text()).to.contain('Thank you, Ada.');
    });
  }

  it('answers the editor and the tools below the folder', async () => {
    site.php(
      "update_option( 'permalink_structure', '/%postname%/' ); delete_option( 'rewrite_rules' );",
    );
    const admin = await LoggedIn.at(site.url, 'admin', 'password');
    const id = published(site, 'x');
    const editor = await admin.read(`${site.url}/wp-admin/post.php?post=${id}&action=nh_elements`);
    expect(configOf(editor).restRoot).to.equal(`${site.url}/wp-json/`);
    expect(editor).to.contain(`${site.url}/wp-content/plugins/nh-elements/library/page-editor.js`);
    for (const call of [
      `GET pages/${id}`,
      'GET saved-blocks',
      'GET templates',
      'GET kits/contents',
    ]) {
      expect((await admin.call(call)).status, call).to.equal(200);
    }
  });
});

import { expect } from 'chai';
import type { Template } from '../../src/api/libraries/template';
import { siteTemplatesConform } from '../conformance/site-templates';
import { newTemplate } from '../library-service/service';
import { drawn, previewShows } from '../page-objects/site/page-editor';
import { Account } from './account';
import { heading } from './page-author';
import { logIn, ownComplaints, useWordPress, visit, wordPress } from './site';

describe('the templates of a WordPress site without the page builder', () => {
  useWordPress();
  before(() => {
    wordPress.php("update_option( 'nh_stand_in_no_builder', '1' );");
  });
  after(() => {
    wordPress.php("delete_option( 'nh_stand_in_no_builder' );");
  });

  let ada: Account;
  before(async () => {
    ada = await Account.of();
  });

  siteTemplatesConform(() => ada);

  const keep = async (template: object): Promise<string> => {
    const { body } = await ada.call<{ templates: Template[] }>('POST templates', {
      templates: [template],
    });
    return body.templates[0]?.id ?? '';
  };

  it('are patterns, which the block editor offers once they have HTML', async () => {
    const id = await keep(newTemplate('A pattern'));
    const status = () => wordPress.php(`echo get_post_status( ${id} ), get_post_type( ${id} );`);
    expect(status()).to.equal('draftwp_block');
    const { body: opened } = await ada.call(`GET pages/${id}`);
    const base = { revision: opened.revision, account: 'admin', lock: 't', save: 's' };
    const document = { format: 1, content: [heading('a1', 'A pattern')], page_settings: {} };
    const printed = { html: '<div class="nh-page">A pattern</div>', css: '' };
    const { body: saved } = await ada.call(`PUT pages/${id}/draft`, { ...base, document, printed });
    await ada.call(`POST pages/${id}/publish`, { ...base, revision: saved.revision });
    expect(status()).to.equal('publishwp_block');
    expect(wordPress.php(`echo get_post( ${id} )->post_content;`)).to.contain('A pattern');
  });

  it('include patterns that WordPress has made', async () => {
    const id = wordPress.php(
      `wp_set_current_user( 1 ); echo wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'By hand', 'post_content' => '<!-- wp:paragraph --><p>Made by hand</p><!-- /wp:paragraph -->' ) );`,
    );
    const { body } = await ada.call(`GET templates/${id}`);
    expect(body).to.include({ title: 'By hand', type: 'section', author: 'admin' });
    expect(JSON.stringify(body.content)).to.contain('Made by hand');
  });

  it('are refused without a log-in, without a nonce and for those who are not administrators', async () => {
    const id = await keep(newTemplate('Protected'));
    const editor = await Account.of('grace', 'editor');
    const routes = [
      'GET templates',
      'POST templates',
      'POST templates/bulk',
      'GET templates/filters',
      `GET templates/${id}`,
      `PATCH templates/${id}`,
      'POST templates/undo/x',
      'GET library',
    ];
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await fetch(`${wordPress.url}/wp-json/nh/v1/${path}`, { method });
      expect(status, route).to.equal(401);
      const body = method === 'GET' ? undefined : {};
      expect((await editor.call(route, body)).status, route).to.equal(403);
      const stale = { 'X-WP-Nonce': 'deadbeef00' };
      expect((await ada.call(route, body, stale)).status, `nonce: ${route}`).to.equal(403);
    }
    const insert = await fetch(`${wordPress.url}/wp-json/nh-elements/v1/pages`, { method: 'POST' });
    expect(insert.status).to.equal(401);
  });

  it('become pages without code, if the account may not add any', async () => {
    const grace = await Account.of('half', 'author');
    wordPress.php(
      "$half = get_user_by( 'login', 'half' ); $half->add_cap( 'manage_options' ); $half->add_cap( 'edit_pages' );",
    );
    const text = {
      ...heading('a1', ''),
      widgetType: 'text-editor',
      settings: { editor: '<b>Bold</b><img src=x onerror=alert(1)>' },
    };
    const page = { title: 'Half', content: [text], page_settings: {} };
    const { status, body } = await grace.call<{ address: string }>(
      'POST ../../nh-elements/v1/pages',
      page,
    );
    expect(status).to.equal(200);
    const id = new URL(body.address).searchParams.get('post');
    expect(JSON.stringify((await ada.call(`GET pages/${id}`)).body.document))
      .to.contain('<b>Bold</b>')
      .and.not.to.contain('onerror');
  });

  it('have the date of their first save, also as drafts', async () => {
    const templates = [newTemplate('Dated')];
    const { body } = await ada.call<{ templates: Template[] }>('POST templates', { templates });
    const [{ id = '', edited = 0 } = {}] = body.templates;
    expect(edited).to.be.above(Date.UTC(2020));
    wordPress.php(`wp_delete_post( ${id}, true );`);
  });

  it('are not sent to a cloud without a connected account', async () => {
    const id = await keep(newTemplate('Stays here'));
    const copy = { action: 'copy', destination: { place: 'cloud', folder: null } };
    const { status, body } = await ada.call('POST templates/bulk', {
      ...copy,
      selected: { ids: [id] },
    });
    expect([status, body.code]).to.deep.equal([401, 'library-not-connected']);
    expect((await ada.call('GET library')).body).to.deep.equal({});
  });

  it('are shown in the administration, where one becomes a new page in the editor', async () => {
    await keep(newTemplate('Becomes a page'));
    const opened = await visit('/', { width: 1280 });
    const { page, leave } = opened;
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/tools.php?page=nh-elements-templates`);
    await page.waitForFunction(() =>
      document.querySelector('nh-template-library')?.textContent?.includes('Becomes a page'),
    );
    await page.evaluate(() => {
      const detail = {
        title: 'Becomes a page',
        content: [
          {
            id: 'a1',
            elType: 'widget',
            widgetType: 'heading',
            settings: { title: 'Becomes a page' },
            elements: [],
          },
        ],
        pageSettings: null,
      };
      const event = new CustomEvent('nh-template-insert', { detail, cancelable: true });
      document.querySelector('nh-template-library')?.dispatchEvent(event);
    });
    await page.waitForSelector('nh-page-editor');
    await drawn(page);
    await previewShows(page, 'heading', 'Becomes a page');
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
  });
});

describe('the templates of a WordPress site with the page builder', () => {
  useWordPress();

  let ada: Account;
  before(async () => {
    ada = await Account.of();
  });

  siteTemplatesConform(() => ada);

  it('do not include the post in which the builder keeps the settings of the site', async () => {
    const kit = wordPress.php(
      "echo wp_insert_post( array( 'post_type' => 'elementor_library', 'post_status' => 'publish', 'post_title' => 'Default Kit', 'meta_input' => array( '_elementor_template_type' => 'kit' ) ) );",
    );
    const { body } = await ada.call<{ items: Template[] }>('GET templates?search=Default');
    expect(body.items).to.deep.equal([]);
    expect((await ada.call(`GET templates/${kit}`)).status).to.equal(404);
    wordPress.php(`wp_delete_post( ${kit}, true );`);
  });

  it('are those of the page builder', async () => {
    const { body } = await ada.call<{ templates: Template[] }>('POST templates', {
      templates: [{ ...newTemplate('For the builder'), page_settings: { hide_title: 'yes' } }],
    });
    const id = body.templates[0]?.id;
    const saved = wordPress.php(
      `foreach ( array( '_elementor_template_type', '_elementor_data', '_elementor_page_settings' ) as $key ) { echo wp_json_encode( get_post_meta( ${id}, $key, true ) ), "\n"; }`,
    );
    const [type, data, settings] = saved.split('\n').map((line) => line && JSON.parse(line));
    expect(type).to.equal('page');
    expect(JSON.parse(data)).to.deep.equal(newTemplate('For the builder').content);
    expect(settings).to.deep.equal({ hide_title: 'yes' });
  });
});

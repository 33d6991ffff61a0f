import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import type { SavedBlock } from '../../src/api/pages/saved-block';
import type { StoredSiteSettings } from '../../src/api/pages/site-settings';
import { editedSite } from '../../src/editor/element/edited-site';
import { printedForServer } from '../../src/editor/element/printed-for-server';
import { savedBlockElement } from '../../src/page';
import { printDocument, type SiteAnswer } from '../../src/print';
import { press } from '../page-objects/site/kits';
import {
  announced,
  chooseEntry,
  chooseNode,
  drawn,
  pressButton,
  previewShows,
  savedAfter,
  typeSetting,
} from '../page-objects/site/page-editor';
import { actionsOf, chooseAction } from '../page-objects/site/templates';
import { Account } from './account';
import { heading, PageAuthor, pageWith, publishedPage } from './page-author';
import { logIn, ownComplaints, read, setSwitches, useWordPress, visit, wordPress } from './site';

/** Opens the editor of a page by its link in the list of pages. */
async function openEditor(page: Page, id: string): Promise<void> {
  await logIn(page);
  // The newest first: the list has twenty pages, and other tests of this WordPress have made many.
  await page.goto(`${wordPress.url}/wp-admin/edit.php?post_type=page&orderby=date&order=desc`);
  await page.$eval(`#post-${id} .nh_elements a`, (link) => (link as HTMLElement).click());
  await drawn(page);
}

describe('“Edit with nh-elements”', () => {
  useWordPress();

  it('opens a page from the list, in the look of the theme, saves a change, and publishes it', async () => {
    const id = publishedPage('edited-live', '<h2>Before</h2>');
    const opened = await visit('/', { width: 1280 });
    const { page, leave } = opened;
    await openEditor(page, id);
    await previewShows(page, 'text-editor', 'Before');
    const frame = await (await page.$('nh-page-editor iframe'))?.contentFrame();
    const font = await frame?.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font, 'the font of the theme').to.contain('Inter');

    await chooseNode(page, 'text-editor');
    await savedAfter(page, () => typeSetting(page, 'editor', '<h2>After</h2>'));
    await previewShows(page, 'text-editor', 'After');
    expect(await read('/edited-live/'))
      .to.contain('Before')
      .and.not.to.contain('After');
    await pressButton(page, 'Publish');
    await announced(page, 'The page is published.');
    const html = await read('/edited-live/');
    expect(html).to.contain('After</h2>').and.not.to.contain('Before</h2>');
    expect(html).to.contain('class="nh-page"').and.contain('nh-blocks.css');
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
  });

  it('saves the page as a template and inserts it again, from the library of the site', async () => {
    const id = publishedPage('templated', '<p>Kept</p>');
    const opened = await visit('/', { width: 1280 });
    const { page, leave } = opened;
    await openEditor(page, id);
    await chooseNode(page, 'text-editor');
    const frame = await page.waitForFrame((one) => one.parentFrame() === page.mainFrame());
    await frame.$eval('.nh-page .nh-box-text-editor', (node) =>
      node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
    );
    await chooseEntry(page, 'template');
    await page.waitForSelector('[data-dialog="Save to Modal"] input');
    await page.keyboard.type('A text of ours');
    await press(page, 'Save');
    await page.waitForSelector(actionsOf('A text of ours'));
    await chooseAction(page, 'A text of ours', 'Insert');
    await announced(page, '“A text of ours” was inserted: 1 element in Container.');
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
    wordPress.php(
      "wp_delete_post( get_posts( array( 'post_type' => 'any', 'title' => 'A text of ours', 'post_status' => 'any' ) )[0]->ID ?? 0, true );",
    );
  });

  it('shows the posts and the works of the site in the preview, and in the published page', async () => {
    setSwitches({ portfolio: true });
    wordPress.php(
      "wp_set_current_user( 1 ); foreach ( array( 'post', 'astra-portfolio' ) as $type ) { wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => \"Listed $type\", 'post_content' => 'Its text' ) ); }",
    );
    const author = await PageAuthor.of();
    const id = publishedPage('listed', 'Empty');
    const { answers = [] } = await author.editor(id);
    const list = {
      ...heading('a1', ''),
      widgetType: 'posts',
      settings: { classic_posts_per_page: 2 },
    };
    const portfolio = { ...heading('a2', ''), widgetType: 'nh-portfolio', settings: {} };
    const { html } = printDocument(pageWith(list, portfolio), { answers });
    expect(html).to.contain('Listed post').and.contain('Its text');
    expect(html).to.contain('Listed astra-portfolio').and.contain('wp/v2/astra-portfolio');
    wordPress.php(
      "foreach ( get_posts( array( 'post_type' => array( 'post', 'astra-portfolio' ), 's' => 'Listed' ) ) as $one ) { wp_delete_post( $one->ID, true ); }",
    );
    setSwitches({});
  });

  it('shows a form of the form plugin by its id in the preview, and leaves it to the site in the published page', async () => {
    const form = wordPress.php(
      "register_post_type( 'wpcf7_contact_form' ); echo wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Write to us' ) );",
    );
    const author = await PageAuthor.of();
    const id = publishedPage('with-form-by-id', 'Empty');
    const settings = await author.editor(id);
    expect(settings.media, 'the media library').to.equal(true);
    const named = settings.answers?.find(({ need }) => need.kind === 'form' && need.id === form);
    expect(named?.answer).to.deep.include({ title: 'Write to us' });
    const widget = { ...heading('a1', ''), widgetType: 'nh-contact-form' };
    const document = pageWith({ ...widget, settings: { id: Number(form) } });
    const { htmlUrl = '', html: early } = (named as SiteAnswer<'form'>).answer;
    expect(early, 'HTML before the form is shown').to.equal(undefined);
    expect(htmlUrl).to.equal(`${wordPress.url}/wp-json/nh-elements/v1/forms/${form}`);
    const htmlOf = (one: string | number) =>
      author.account.call<{ html: string }>(`GET ../../nh-elements/v1/forms/${one}`);
    expect((await htmlOf(form)).body.html).to.match(/<form[\s\S]*name="your-name"/);
    expect((await htmlOf(id)).status, 'of a page').to.equal(404);
    expect((await fetch(htmlUrl)).status, 'without a log-in').to.equal(401);

    const { revision } = await author.open(id);
    const site = editedSite(settings, undefined);
    const saved = await author.save(id, revision, document, {
      printed: printedForServer(document, site),
    });
    await author.publish(id, Number(saved.body.revision));
    setSwitches({ contact_form: true });
    const html = await read('/with-form-by-id/');
    expect(html).to.match(/<nh-contact-form>[\s\S]*name="your-name"/);
    expect(html).not.to.contain('[contact-form-7');
    setSwitches({});
    wordPress.php(`wp_delete_post( ${form}, true );`);
  });

  it('prints pages whose global block has changed, and the CSS of the site’s settings', async () => {
    wordPress.php("update_option( 'nh_stand_in_no_builder', '1' );");
    const ada = await PageAuthor.of();
    const call = async <Body>(what: string, body?: unknown) =>
      (await ada.account.call<Body>(what, body)).body;
    const block = await call<SavedBlock>('POST saved-blocks', {
      title: 'Hours',
      content: [heading('x', 'Nine to five')],
    });
    const id = publishedPage('with-hours', 'x');
    const { revision } = await ada.open(id);
    const saved = await ada.save(id, revision, pageWith(savedBlockElement('b1', block.id)));
    await ada.publish(id, Number(saved.body.revision));
    const { revision: settings } = await call<StoredSiteSettings>('GET site-settings');
    const set = { h2_color: '#aa0000' };
    await call('PATCH site-settings', { revision: settings, set });
    expect(await read('/with-hours/')).not.to.match(/Nine to five|#aa0000/);

    const opened = await visit('/', { width: 1280 });
    const { page, leave } = opened;
    await logIn(page);
    const printed = page.waitForResponse((response) => response.url().endsWith(`unprinted/${id}`));
    await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=nh_elements`);
    await drawn(page);
    expect((await printed).status()).to.equal(200);
    const frame = await (await page.$('nh-page-editor iframe'))?.contentFrame();
    await frame?.waitForFunction(() => document.body.innerText.includes('Nine to five'));
    const html = await read('/with-hours/');
    expect(html).to.contain('Nine to five').and.contain('body h2{color:#aa0000}');
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
    await call(`DELETE saved-blocks/${block.id}?leave=copies`);
    wordPress.php(
      "delete_option( 'nh_stand_in_no_builder' ); delete_option( 'nh_elements_kit' ); delete_option( 'nh_elements_site_css' );",
    );
  });

  it('is in the settings of the block editor', async () => {
    const id = publishedPage('linked', 'x');
    const { page, leave } = await visit('/', { width: 1280 });
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
    const link = await page.waitForSelector('a[href*="action=nh_elements"]');
    const text = await link?.evaluate(({ textContent }) => textContent);
    expect(text).to.equal('Edit with nh-elements');
    await leave();
  });

  it('is refused for those who may not edit the page', async () => {
    const address = `/wp-admin/post.php?post=${publishedPage('forbidden', 'x')}&action=nh_elements`;
    expect((await fetch(wordPress.url + address)).url).to.contain('wp-login.php');
    const author = await Account.of('author', 'author');
    expect(await author.read(address)).to.not.contain('<nh-page-editor');
  });
});

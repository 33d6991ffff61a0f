/**
 * `npm run pictures:wordpress`: takes the screenshots that `readme.txt` describes, from the built plugin in a WordPress with
 * stand-ins of other plugins, and writes them to `wordpress/assets`, as the plugin directory has them: beside the plugin,
 * not in its zip. The files are committed; run the command again when a screen has changed.
 */
import { mkdir } from 'node:fs/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../chromium.js';
import { root } from '../contracts';
import { logInAt } from './log-in';
import { startWordPress } from './start';

const folder = `${root}wordpress/assets/`;
const standIns = ['form-plugin', 'page-builder', 'header', 'library'];
const wordPress = await startWordPress({
  mustUse: standIns.map((name) => `${root}test/wordpress/stand-ins/${name}.php`),
});
const admin = `${wordPress.url}/wp-admin/`;

/** The steps before each picture, in the order of `readme.txt`. */
const screens: readonly ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await page.goto(`${admin}options-general.php?page=nh-elements`);
    await page.$eval(
      '#nh-elements-address',
      (input, value) => Reflect.set(input, 'value', value),
      `${wordPress.url}/built/`,
    );
    await page.click('#nh-elements-check button');
    await page.waitForFunction(() =>
      document.querySelector('#nh-elements-report')?.textContent?.includes('widget'),
    );
  },
  (page) => openBlock(page, 'nested-tabs', tabs),
  async (page) => {
    await page.goto(`${admin}edit.php?post_type=page`);
    const link = '::-p-xpath(//tr[contains(., "Our books")]//a[text()="Edit with nh-elements"])';
    const address = await page.$eval(link, (one) => one.getAttribute('href') ?? '');
    await page.goto(new URL(address, admin).href);
    await page.waitForSelector('nh-page-editor iframe');
    const frame = await page.waitForFrame((one) => one.parentFrame() === page.mainFrame());
    await frame.waitForFunction(() =>
      document.querySelector('nh-counter')?.textContent?.includes('1,250'),
    );
    await page.click('::-p-xpath(//*[text()="Checklist"][not(self::button)]/following::button[1])');
  },
  async (page) => {
    await page.goto(`${admin}tools.php?page=nh-elements-templates`);
    await page.waitForFunction(() =>
      document.querySelector('nh-template-library')?.textContent?.includes('Opening hours'),
    );
  },
  async (page) => {
    await page.goto(`${admin}tools.php?page=nh-elements-kit-export`);
    await page.waitForSelector('nh-kit-export input[type="checkbox"]');
  },
];

const tabs = {
  items: [
    { title: 'Leather', content: 'Calf and goat, tanned with bark.' },
    { title: 'Cloth', content: 'Linen in twelve colours.' },
  ],
};

/** Opens a new page in the block editor with a block, and the panel of its settings. */
async function openBlock(page: Page, name: string, settings: object): Promise<void> {
  await page.goto(`${admin}post-new.php?post_type=page`);
  const type = `nh-elements/${name}`;
  await page.waitForFunction(
    (one) => Reflect.get(globalThis, 'wp')?.blocks?.getBlockType(one),
    {},
    type,
  );
  await page.evaluate(
    (one, values) => {
      const { data, blocks } = Reflect.get(globalThis, 'wp');
      data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
      data.dispatch('core/preferences').set('core/edit-post', 'fullscreenMode', false);
      // It would cover the title.
      data.dispatch('core/preferences').set('core', 'fixedToolbar', true);
      data.dispatch('core/editor').editPost({ title: 'What we bind with' });
      data
        .dispatch('core/block-editor')
        .insertBlocks(blocks.createBlock(one, { settings: values }));
      data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
    },
    type,
    settings,
  );
  const canvas = await page.waitForFrame((frame) => frame.name() === 'editor-canvas');
  await canvas.waitForSelector(`nh-${name} [role="tab"]`);
}

/** Fills the site: a page of the builder, a page of blocks, templates. */
function fill(): void {
  wordPress.php(`
    wp_set_current_user( 1 );
    update_option( 'blogname', 'Linden Bindery' );
    update_option( 'active_plugins', array_values( array_diff( get_option( 'active_plugins' ), array( 'hello.php' ) ) ) );
    $page = static fn ( $title, $slug, $content ) => wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_name' => $slug, 'post_content' => $content ) ) );
    $page( 'Start', 'built', '[built_page] [contact-form-7 id="1"]' );
    $page( 'Our books', 'our-books', '' );
    $widget = static fn ( $id, $type, $settings ) => array( 'id' => $id, 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => array() );
    $heading = static fn ( $title ) => $widget( 'a1b2c3d', 'heading', array( 'title' => $title ) );
    $counter = $widget( 'b2c3d4e', 'counter', array( 'ending_number' => 1250, 'suffix' => ' books', 'title' => 'Bound since 1987' ) );
    $text = $widget( 'c3d4e5f', 'text-editor', array( 'editor' => '<p>Each book is sewn by hand, and can be opened flat.</p>' ) );
    $document = json_decode( wp_json_encode( array( 'format' => 1, 'content' => array( $heading( 'Books that last' ), $text, $counter ), 'page_settings' => new stdClass() ) ) );
    update_post_meta( get_page_by_path( 'our-books' )->ID, NhElements\\Page_Document::META, wp_slash( NhElements\\Page_Document::meta( $document, '', '' ) ) );
    $template = static fn ( $title, $type ) => json_decode( wp_json_encode( array( 'title' => $title, 'type' => $type, 'content' => array( $heading( $title ) ), 'page_settings' => new stdClass() ) ) );
    foreach ( array( 'Opening hours' => 'section', 'Price list' => 'section', 'Page of a workshop' => 'page', 'Footer with map' => 'footer' ) as $title => $type ) {
      NhElements\\Templates::save( array( NhElements\\Template_Routes::template( $template( $title, $type ), 0 ) ) );
    }
  `);
}

const browser = await puppeteer.launch({
  executablePath: chromiumPath(),
  args: chromiumArguments,
  defaultViewport: { width: 1200, height: 760 },
});
try {
  fill();
  await mkdir(folder, { recursive: true });
  await logInAt(await browser.newPage(), wordPress.url);
  for (const [index, prepare] of screens.entries()) {
    const page = await browser.newPage();
    page.setDefaultTimeout(90_000);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await prepare(page);
    await page.screenshot({ path: `${folder}screenshot-${index + 1}.png` });
    await page.close();
  }
} finally {
  await browser.close();
  wordPress.stop();
}

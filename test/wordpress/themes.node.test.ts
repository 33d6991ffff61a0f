import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import type { BuilderElement } from '../../src/page';
import { violations } from '../page-objects/site/axe';
import { heading, PageAuthor, pageWith, publishedPage } from './page-author';
import { publish, setSwitches, useWordPress, visit, wordPress } from './site';

/** The themes that WordPress 6.5 brings. */
const themes = ['twentytwentyfour', 'twentytwentythree', 'twentytwentytwo'];

const widths = [390, 1280];

/** A page with a form, the tools of a header, and works. */
const tools = `[contact-form-7 id="7"]
[nh_search_overlay kind="full-screen" action="/" placeholder="Search the works"]
[nh_account_menu]
[nh_color_switcher]
[nh_login_popup login_url="/wp-login.php"]
[nh_portfolio itemsperpage="6"]
[nh_accordion tabs="&#91;{&quot;tab_title&quot;:&quot;Hours&quot;,&quot;tab_content&quot;:&quot;Daily&quot;}&#93;"]`;

const box = (
  id: string,
  settings: Readonly<Record<string, unknown>>,
  ...elements: BuilderElement[]
): BuilderElement => ({ id, elType: 'container', settings, elements });

const widget = (
  id: string,
  widgetType: string,
  settings: Readonly<Record<string, unknown>>,
): BuilderElement => ({ id, elType: 'widget', widgetType, settings, elements: [] });

/** A page of our editor: a wide banner, a row of columns, and elements that come alive. */
const built = pageWith(
  box('banner', { content_width: 'full' }, heading('title', 'A house for books')),
  box(
    'row',
    { flex_direction: 'row', flex_gap: { size: 20, unit: 'px' } },
    box('left', {}, widget('count', 'counter', { ending_number: 250, duration: 1 })),
    box('right', {}, widget('bar', 'progress', { title: 'Restored', percent: 72 })),
  ),
  widget('tabs', 'nested-tabs', {
    items: [
      { title: 'Cloth', content: 'Linen' },
      { title: 'Leather', content: 'Calf' },
    ],
  }),
);

/** Publishes works with a picture. */
function addWorks(): void {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  wordPress.php(`
    wp_set_current_user( 1 );
    $file = wp_upload_bits( 'work.png', null, base64_decode( '${pixel}' ) );
    $picture = wp_insert_attachment( array( 'post_title' => 'Cover', 'post_mime_type' => 'image/png' ), $file['file'] );
    wp_update_attachment_metadata( $picture, array( 'width' => 600, 'height' => 800, 'file' => _wp_relative_upload_path( $file['file'] ), 'sizes' => array() ) );
    update_post_meta( $picture, '_wp_attachment_image_alt', 'A bound book' );
    foreach ( range( 1, 6 ) as $number ) {
      wp_insert_post( array( 'post_type' => 'astra-portfolio', 'post_status' => 'publish', 'post_title' => "Work $number", 'meta_input' => array( '_thumbnail_id' => $picture, 'nh_elements_type' => 'image' ) ) );
    }`);
}

/** Scrolls to each of our elements and waits until it lives; returns their tags. */
function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('*')];
    const ours = all.filter(({ localName }) => localName.startsWith('nh-'));
    for (const element of ours) {
      element.scrollIntoView();
      await customElements.whenDefined(element.localName);
      await Reflect.get(element, 'updateComplete');
    }
    return ours.map(({ localName }) => localName);
  });
}

describe('a page in a theme of WordPress', () => {
  useWordPress();

  let usual = '';
  const paths: Record<string, string> = {};

  before(async () => {
    usual = wordPress.php('echo get_stylesheet();');
    setSwitches({ contact_form: true, portfolio: true });
    addWorks();
    paths.tools = publish('theme-tools', tools);
    const id = publishedPage('theme-built');
    const author = await PageAuthor.of();
    await author.lock(id);
    const { revision } = await author.open(id);
    const saved = await author.save(id, revision, built);
    await author.publish(id, Number(saved.body.revision));
    paths.built = '/theme-built/';
  });

  after(() => {
    wordPress.php(
      `switch_theme( '${usual}' ); foreach ( get_posts( array( 'post_type' => 'astra-portfolio', 'numberposts' => -1 ) ) as $work ) { wp_delete_post( $work->ID, true ); }`,
    );
    setSwitches({});
  });

  for (const theme of themes) {
    for (const width of widths) {
      for (const [name, wanted] of [
        ['tools', ['nh-contact-form', 'nh-search-overlay', 'nh-portfolio', 'nh-accordion']],
        ['built', ['nh-counter', 'nh-progress', 'nh-nested-tabs']],
      ] as const) {
        it(`(${name}) fits, lives and is accessible in ${theme} at ${width} px`, async () => {
          wordPress.php(`switch_theme( '${theme}' );`);
          const said: string[] = [];
          const { page, complaints, leave } = await visit(paths[name] ?? '', {
            width,
            prepare: async (page) => {
              page.on('console', (line) => said.push(line.text()));
            },
          });
          expect(await scrollThrough(page)).to.include.members([...wanted]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'sideways scrolling').to.equal(0);
          expect(await violations(page, wanted.join(', '))).to.deep.equal([]);
          expect([...said, ...complaints]).to.deep.equal([]);
          await leave();
        });
      }
    }
  }
});

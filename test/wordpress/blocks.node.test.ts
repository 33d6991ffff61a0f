import { expect } from 'chai';
import type { Frame, Page } from 'puppeteer-core';
import { findContracts } from '../../scripts/contracts';
import {
  logIn,
  ownComplaints,
  publish,
  read,
  setSwitches,
  useWordPress,
  visit,
  wordPress,
} from './site';

/** Opens a new page in the block editor with one block; returns the editor's canvas. */
async function editBlock(page: Page, name: string, attributes: object): Promise<Frame> {
  await logIn(page);
  await page.goto(`${wordPress.url}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(
    (type) => Reflect.get(globalThis, 'wp')?.blocks?.getBlockType(type),
    {},
    name,
  );
  await page.evaluate(
    (type, values) => {
      const { data, blocks } = Reflect.get(globalThis, 'wp');
      data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
      data.dispatch('core/editor').editPost({ title: 'Blocks' });
      data.dispatch('core/block-editor').insertBlocks(blocks.createBlock(type, values));
      data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
    },
    name,
    attributes,
  );
  return page.waitForFrame((frame) => frame.name() === 'editor-canvas');
}

/** Publishes the edited page; returns its HTML for visitors. */
async function publishEdited(page: Page): Promise<string> {
  const address = await page.evaluate(async () => {
    const { data } = Reflect.get(globalThis, 'wp');
    data.dispatch('core/editor').editPost({ status: 'publish' });
    await data.dispatch('core/editor').savePost();
    return data.select('core/editor').getPermalink() as string;
  });
  return (await fetch(address)).text();
}

const fieldBelow = (label: string): string =>
  `::-p-xpath(//label[text()="${label}"]/following::*[self::input or self::textarea][1])`;

const buttonNamed = (name: string): string =>
  `::-p-xpath(//div[contains(@class, "interface-complementary-area")]//button[text()="${name}"])`;

const textIn = (canvas: Frame, selector: string, text: string): Promise<unknown> =>
  canvas.waitForFunction(
    (place, wanted) => document.querySelector(place)?.textContent?.includes(wanted),
    {},
    selector,
    text,
  );

describe('a block of an element', () => {
  useWordPress();

  it('shows the element itself while it is edited, and is printed for visitors', async () => {
    const opened = await visit('/');
    const { page, leave } = opened;
    const canvas = await editBlock(page, 'nh-elements/counter', { settings: { duration: 1 } });
    await textIn(canvas, 'nh-counter', '100');
    const configuration = await canvas.$eval('#nh-config', ({ textContent }) => textContent ?? '');
    expect(JSON.parse(configuration)).to.include({ mode: 'edit', blockEditor: true });
    await page.locator(fieldBelow('Ending Number')).fill('1250');
    await textIn(canvas, 'nh-counter', '1,250');
    const html = await publishEdited(page);
    expect(html).to.contain('&quot;ending_number&quot;:1250').and.to.contain('autoload.js');
    expect(html).not.to.contain('restNonce');
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
  });

  it('of every element is inserted, changed in its panel, and printed', async () => {
    const opened = await visit('/');
    const { page, leave } = opened;
    const canvas = await editBlock(page, 'core/paragraph', { content: 'All of them' });
    const inserted = await page.evaluate(() => {
      const { data, blocks } = Reflect.get(globalThis, 'wp');
      const types: { name: string; title: string; example?: { attributes: object } }[] = blocks
        .getBlockTypes()
        .filter(({ name }: { name: string }) => name.startsWith('nh-elements/'));
      const made = types.map((type) => blocks.createBlock(type.name, type.example?.attributes));
      data.dispatch('core/block-editor').insertBlocks(made);
      return types.map(({ name, title }, index) => {
        const tag = name.replace('nh-elements/', 'nh-');
        return { tag, title, id: made[index].clientId as string };
      });
    });
    expect(inserted).to.have.length.above(25);
    for (const { tag, title, id } of inserted) {
      // A map without regions is a sentence.
      if (tag !== 'nh-region-map') await canvas.waitForSelector(`${tag}:defined`);
      await page.evaluate(
        (block) =>
          Reflect.get(globalThis, 'wp').data.dispatch('core/block-editor').selectBlock(block),
        id,
      );
      const inspector = `//div[contains(@class, "block-editor-block-inspector")][.//*[contains(@class, "block-editor-block-card__title")][contains(., "${title}")]]`;
      await page.waitForSelector(
        `::-p-xpath(${inspector}//button[text()="Content" or text()="Look" or text()="Behaviour" or text()="Motion" or text()="Layout"])`,
      );
      const advanced = await page.waitForSelector(
        `::-p-xpath(${inspector}//button[text()="Advanced"])`,
      );
      if ((await advanced?.evaluate((one) => one.ariaExpanded)) === 'false')
        await advanced?.click();
      const loading = await page.waitForSelector(
        `::-p-xpath(${inspector}//label[text()="loading"]/following::select[1])`,
      );
      await loading?.select('eager');
    }
    const html = await publishEdited(page);
    const missing = inserted.filter(({ tag }) => !html.includes(`<${tag} loading="eager"`));
    expect(missing).to.deep.equal([]);
    // Elements without a form or a menu inside say so.
    const others = ownComplaints(opened).filter((text) => !text.startsWith('<nh-'));
    expect(others).to.deep.equal([]);
    await leave();
  });

  it('shows the code in descriptions of settings as code', async () => {
    const { page, leave } = await visit('/');
    await editBlock(page, 'nh-elements/image-carousel', {});
    await page.waitForSelector(
      '::-p-xpath(//p[contains(., "Accessible name of a drawn carousel")]/code[text()="carousel.label"])',
    );
    const panel = await page.$eval('.block-editor-block-inspector', (box) => box.textContent);
    expect(panel).not.to.contain('`');
    await leave();
  });

  it('edits lists item by item', async () => {
    const { page, leave } = await visit('/');
    const items = [{ title: 'First', content: 'One' }];
    const canvas = await editBlock(page, 'nh-elements/nested-tabs', { settings: { items } });
    await textIn(canvas, 'nh-nested-tabs', 'First');
    await page.locator(buttonNamed('Add item')).click();
    await page
      .locator('::-p-xpath(//legend[text()="Item 2"]/following::textarea[1])')
      .fill('Second');
    await textIn(canvas, 'nh-nested-tabs', 'Second');
    await page
      .locator('::-p-xpath(//legend[text()="Item 2"]/following::button[text()="Move up"][1])')
      .click();
    await canvas.waitForFunction(() =>
      /Second[\s\S]*First/.test(document.querySelector('nh-nested-tabs')?.textContent ?? ''),
    );
    expect(await publishEdited(page)).to.match(/Second[\s\S]*First/);
    await leave();
  });

  it('edits the values of a setting for one device', async () => {
    const { page, leave } = await visit('/');
    await editBlock(page, 'nh-elements/masonry', { settings: { columns: 3 } });
    await page.locator(buttonNamed('Look')).click();
    const device = await page.waitForSelector(
      '::-p-xpath(//label[text()="Device"]/following::select[1])',
    );
    await device?.select('mobile');
    await page.locator(fieldBelow('Columns')).fill('1');
    const html = await publishEdited(page);
    expect(html).to.contain('{&quot;columns&quot;:3,&quot;columns_mobile&quot;:1}');
    await leave();
  });

  it('hides the controls of settings without effect, and keeps their values', async () => {
    const { page, leave } = await visit('/');
    const settings = { thousand_separator: false, thousand_separator_char: '.' };
    const canvas = await editBlock(page, 'nh-elements/counter', { settings });
    await page.locator(buttonNamed('Look')).click();
    const labels = () =>
      page.$$eval('.block-editor-block-inspector label', (all) =>
        all.map(({ textContent }) => textContent),
      );
    await page.locator('::-p-xpath(//label[text()="Thousand Separator"])').wait();
    expect(await labels()).not.to.include('Separator');
    await page.locator('::-p-xpath(//label[text()="Thousand Separator"])').click();
    await page.locator(fieldBelow('Separator')).wait();
    await page.locator(fieldBelow('Ending Number')).fill('1250');
    await textIn(canvas, 'nh-counter', '1.250');
    await leave();
  });

  it('chooses the terms of a portfolio by their names', async () => {
    setSwitches({ portfolio: true });
    const [papers, others] = JSON.parse(
      wordPress.php(
        `$papers = wp_insert_term( 'Papers & boards', 'astra-portfolio-categories' )['term_id']; $parent = wp_insert_term( 'Shop', 'astra-portfolio-categories' )['term_id']; echo wp_json_encode( array( $papers, wp_insert_term( 'Papers & boards', 'astra-portfolio-categories', array( 'parent' => $parent ) )['term_id'] ) );`,
      ),
    );
    const { page, leave } = await visit('/');
    await editBlock(page, 'nh-elements/portfolio', { settings: { categorySelectedNum: [others] } });
    // The other term has the same name.
    await page.waitForSelector(`::-p-xpath(//span[text()="Papers & boards (${others})"])`);
    await page.locator(fieldBelow('Categories')).click();
    await page.keyboard.type('boards');
    await page.locator(`::-p-xpath(//li[@role="option"][contains(., "(${papers})")])`).click();
    await page.waitForSelector(`::-p-xpath(//span[text()="Papers & boards (${papers})"])`);
    const html = await publishEdited(page);
    expect(html).to.contain(`{&quot;categorySelectedNum&quot;:[${others},${papers}]}`);
    await leave();
    wordPress.php(
      `foreach ( get_terms( array( 'taxonomy' => 'astra-portfolio-categories', 'hide_empty' => false, 'fields' => 'ids' ) ) as $term ) { wp_delete_term( $term, 'astra-portfolio-categories' ); }`,
    );
    setSwitches({});
  });

  it('has the ids of terms in a list while the site has no portfolio', async () => {
    const { page, leave } = await visit('/');
    await editBlock(page, 'nh-elements/portfolio', { settings: { categorySelectedNum: [7] } });
    await page.waitForSelector('::-p-xpath(//legend[text()="Item 1"])');
    await leave();
  });

  it('leads from a map to the region editor', async () => {
    const { page, leave } = await visit('/');
    await editBlock(page, 'nh-elements/region-map', {});
    const link = await page.waitForSelector('::-p-xpath(//a[text()="Edit the site’s map"])');
    const screen = await link?.evaluate(async (one) => {
      const { href } = one as HTMLAnchorElement;
      return (await fetch(href)).text();
    });
    expect(screen).to.contain('<h1>Map regions</h1>');
    await leave();
  });

  it('says in the editor alone what a map without regions needs', async () => {
    const { page, leave } = await visit('/');
    const canvas = await editBlock(page, 'nh-elements/region-map', {});
    const place = '[data-type="nh-elements/region-map"]';
    await textIn(canvas, place, 'This map is empty');
    expect(await publishEdited(page)).not.to.contain('This map is empty');
    await page.evaluate(() => {
      const { data } = Reflect.get(globalThis, 'wp');
      const [{ clientId }] = data.select('core/block-editor').getBlocks();
      const settings = { regions: [{ title: 'Square', path: 'M0 0h9v9z' }] };
      data.dispatch('core/block-editor').updateBlockAttributes(clientId, { settings });
    });
    await textIn(canvas, `${place} nh-region-map`, 'Square');
    await leave();
  });

  it('holds other blocks if the element takes content', async () => {
    const { page, leave } = await visit('/');
    const canvas = await editBlock(page, 'nh-elements/masonry', {});
    await page.evaluate(() => {
      const { data, blocks } = Reflect.get(globalThis, 'wp');
      const [{ clientId }] = data.select('core/block-editor').getBlocks();
      const text = blocks.createBlock('core/paragraph', { content: 'Cloth' });
      data.dispatch('core/block-editor').insertBlocks(text, 0, clientId);
    });
    await canvas.waitForFunction(() => document.body.innerText.includes('Cloth'));
    expect(await publishEdited(page)).to.match(/<nh-masonry><p[^>]*>Cloth<\/p><\/nh-masonry>/);
    await leave();
  });

  it('exists for each element that visitors see, with its title and description', async () => {
    const visitors = (await findContracts()).filter(({ contract }) => contract.category !== 'cms');
    const registered = JSON.parse(
      wordPress.php(
        `echo wp_json_encode( array_map( fn ( $type ) => array( $type->title, $type->description ), array_filter( WP_Block_Type_Registry::get_instance()->get_all_registered(), fn ( $type ) => str_starts_with( $type->name, 'nh-elements/' ) ) ) );`,
      ),
    );
    expect(Object.keys(registered)).to.have.length(visitors.length);
    for (const { contract } of visitors) {
      const [title, description] = registered[contract.tag.replace('nh-', 'nh-elements/')];
      expect(title, contract.tag).to.match(/^[A-Z]/);
      expect(description).to.equal(contract.summary);
    }
  });

  it('has patterns in the language of the administration', () => {
    const patterns: Record<string, { title: string; description: string; content: string }> =
      JSON.parse(
        wordPress.php(
          `switch_to_locale( 'de_DE' ); load_textdomain( 'nh-elements', WP_PLUGIN_DIR . '/nh-elements/languages/nh-elements-de_DE.l10n.php', 'de_DE' ); NhElements\\Blocks::register_patterns(); echo wp_json_encode( array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), null, 'name' ) );`,
        ),
      );
    const { title, description, content } = patterns[
      'nh-elements/accordion-questions-and-answers'
    ] ?? { title: '', description: '', content: '' };
    expect(title).to.equal('Akkordeon: Fragen und Antworten');
    expect(description).to.contain('Der erste Eintrag ist offen.');
    expect(content).to.contain('{"title":"Geben Sie Kurse?","content":"');
    expect(patterns['nh-elements/text-editor-a-drop-cap']?.content).to.match(
      /<p>Am Anfang[^<]*<\/p>/,
    );
  });

  it('has patterns, each of which prints the element with the settings of its example', async () => {
    const printed: Record<string, string> = JSON.parse(
      wordPress.php(
        `do_action( 'admin_init' ); $all = array(); foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) { if ( str_starts_with( $pattern['name'], 'nh-elements/' ) ) { $all[ $pattern['name'] ] = do_blocks( $pattern['content'] ); } } echo wp_json_encode( $all );`,
      ),
    );
    expect(Object.keys(printed)).to.have.length.above(20);
    for (const [name, html] of Object.entries(printed)) expect(html, name).to.match(/<nh-[a-z-]+/);
    expect(printed['nh-elements/counter-a-number-that-counts-up']).to.contain('settings="{');
  });

  it('prints only settings that the element has, and no endpoint of another site', async () => {
    const attributes = JSON.stringify({
      settings: { ending_number: 7, onclick: 'x', columns_tablet: 2 },
      attributes: { loading: 'eager', onclick: 'alert(1)' },
    });
    const html = await read(
      publish(
        'foreign-settings',
        `<!-- wp:nh-elements/counter ${attributes} /--><!-- wp:nh-elements/login-popup {"settings":{"login_url":"https://other.example/x"}} /-->`,
      ),
    );
    expect(html).to.contain(
      '<nh-counter loading="eager" settings="{&quot;ending_number&quot;:7}">',
    );
    expect(html).not.to.contain('other.example');
  });
});

describe('a shortcode', () => {
  useWordPress();

  it('takes settings of a device, those that all elements share, and the attribute loading', async () => {
    const html = await read(
      publish('devices', '[nh_masonry COLUMNS_mobile="1" animation="fadeIn" loading="idle"]'),
    );
    expect(html).to.contain('&quot;columns_mobile&quot;:1').and.to.contain('fadeIn');
    expect(html).to.contain('<nh-masonry loading="idle"');
  });
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { findContracts, root } from '../../scripts/contracts';
import { publish, read, useWordPress, visit, wordPress } from './site';

/** Runs PHP with the registered widgets in `$widgets`; returns the JSON that it prints. */
function inWidgets(code: string): unknown {
  return JSON.parse(
    wordPress.php(
      `do_action( 'nh_stand_in_widgets' ); $widgets = $GLOBALS['nh_stand_in_widgets']->widgets; ${code}`,
    ),
  );
}

/** A widget of a page with values of its controls, as PHP. */
const widgetOf = (tag: string, settings: object): string =>
  `new NhElements\\Builder_Widget( array( 'settings' => json_decode( '${JSON.stringify(settings)}', true ) ), array( 'nh_elements_tag' => '${tag}' ) )`;

describe('the widgets of the page builder', () => {
  useWordPress();

  it('exist for each element that visitors see, with a control for each setting', async () => {
    const visitors = (await findContracts()).filter(({ contract }) => contract.category !== 'cms');
    const controls = inWidgets(
      `echo wp_json_encode( array_map( fn ( $widget ) => array_keys( $widget->get_controls() ), $widgets ) );`,
    ) as Record<string, string[]>;
    expect(Object.keys(controls)).to.have.members(visitors.map(({ contract }) => contract.tag));
    for (const { contract } of visitors) {
      expect(controls[contract.tag], contract.tag).to.include.members(
        Object.keys(contract.settings ?? {}),
      );
    }
  });

  it('have controls of the builder by kind, device and group', () => {
    const controls = inWidgets(
      `echo wp_json_encode( array( 'counter' => $widgets['nh-counter']->get_controls(), 'masonry' => $widgets['nh-masonry']->get_controls(), 'tabs' => $widgets['nh-nested-tabs']->get_controls() ) );`,
    ) as Record<string, Record<string, Record<string, unknown>>>;
    expect(controls.counter?.ending_number).to.include({ type: 'number', section: 'nh_content' });
    expect(controls.masonry?.columns_mobile).to.include({ type: 'number', section: 'nh_look' });
    expect(controls.masonry?.nh_look).to.include({ tab: 'style' });
    expect(controls.tabs?.items).to.include({ type: 'repeater' });
  });

  it('show the code in descriptions as code', () => {
    const descriptions = inWidgets(
      `$texts = array(); foreach ( $widgets as $widget ) { array_push( $texts, ...array_filter( array_column( $widget->get_controls(), 'description' ) ) ); } echo wp_json_encode( $texts );`,
    ) as string[];
    expect(descriptions.filter((text) => text.includes('`'))).to.deep.equal([]);
    expect(descriptions.some((text) => /<code>carousel\.label<\/code>/.test(text))).to.equal(true);
  });

  it('show controls on the conditions of their settings', () => {
    const conditions = inWidgets(
      `echo wp_json_encode( array_map( fn ( $widget ) => array_filter( array_map( fn ( $control ) => $control['condition'] ?? null, $widget->get_controls() ) ), $widgets ) );`,
    ) as Record<string, Record<string, object>>;
    expect(conditions['nh-image-carousel']).to.deep.include({
      autoplay_speed: { autoplay: 'yes' },
      arrows_position: { navigation: ['arrows', 'both'] },
    });
    expect(conditions['nh-video']).to.deep.include({
      external_url: { video_type: 'hosted', insert_url: 'yes' },
      hosted_url: { video_type: 'hosted', insert_url: '' },
      nh_lightbox: { show_image_overlay: 'yes' },
    });
    expect(conditions['nh-floating-bars']).to.deep.include({ cta_link: { 'cta_text!': '' } });
    expect(conditions['nh-account-menu']).to.deep.include({
      hf_account_show_menu_on: { hf_account_action_type: ['', 'menu'] },
    });
  });

  it('show a control if a responsive setting that it needs has the value on any device', () => {
    const conditions = inWidgets(
      `echo wp_json_encode( array( $widgets['nh-image-carousel']->get_controls()['effect'], $widgets['nh-contact-buttons']->get_controls()['style_chat_button_animation_delay'] ) );`,
    ) as { conditions: object; condition?: object }[];
    const anyDevice = (key: string, rest: object) => ({
      relation: 'and',
      terms: [
        {
          relation: 'or',
          terms: [key, `${key}_mobile`, `${key}_tablet`].map((name) => ({ name, ...rest })),
        },
      ],
    });
    expect(conditions.map((one) => one.conditions)).to.deep.equal([
      anyDevice('slides_to_show', { operator: 'in', value: [1, '1'] }),
      anyDevice('style_chat_button_animation', { operator: '!==', value: '' }),
    ]);
    expect(conditions[0]).not.to.have.property('condition');
    const printed = (settings: object) =>
      (
        inWidgets(
          `echo wp_json_encode( array( ( ${widgetOf('nh-image-carousel', settings)} )->html() ) );`,
        ) as string[]
      ).join();
    expect(printed({ slides_to_show_mobile: '1', effect: 'fade' })).to.contain('fade');
    expect(printed({ slides_to_show_mobile: '2', effect: 'fade' })).not.to.contain('fade');
  });

  it('have conditions that hold without the controls of devices, which the builder’s PHP leaves out', () => {
    const visible = inWidgets(
      `set_error_handler( fn ( $level, $text ) => throw new ErrorException( $text ) ); $one = $widgets['nh-image-carousel']; $effect = $one->get_controls()['effect']; echo wp_json_encode( array_map( fn ( $values ) => $one->is_control_visible( $effect, $values ), array( array( 'slides_to_show' => 3 ), array( 'slides_to_show' => '1' ), array( 'slides_to_show' => '', 'slides_to_show_tablet' => 1 ) ) ) );`,
    );
    expect(visible).to.deep.equal([false, true, true]);
  });

  it('have their texts in the language of the administration', () => {
    const german = wordPress.php(
      `switch_to_locale( 'de_DE' ); load_textdomain( 'nh-elements', WP_PLUGIN_DIR . '/nh-elements/languages/nh-elements-de_DE.l10n.php', 'de_DE' ); do_action( 'nh_stand_in_widgets' ); $counter = $GLOBALS['nh_stand_in_widgets']->widgets['nh-counter']; NhElements\\Blocks::add_declarations(); echo wp_json_encode( array( $counter->get_title(), $counter->get_controls()['ending_number']['label'], $GLOBALS['nh_stand_in_widgets']->widgets['nh-login-popup']->get_controls()['nh_texts']['label'], wp_scripts()->get_data( 'nh-elements-blocks', 'before' ) ) );`,
    );
    const [title, label, group, scripts] = JSON.parse(german);
    expect([title, label, group]).to.deep.equal(['Zähler', 'Endzahl', 'Texte']);
    expect(scripts.join(), 'the panels of blocks')
      .to.contain('Endzahl')
      .and.contain('"texts":"Texte"');
  });

  it('print the tag with the settings for visitors', () => {
    const settings = {
      items: [{ _id: 'a1', title: '<b>"One"</b>', content: 'Text' }],
      horizontal_scroll: 'enable',
      _margin: 'x',
    };
    const [html] = inWidgets(
      `$one = ${widgetOf('nh-nested-tabs', settings)}; echo wp_json_encode( array( $one->html() ) );`,
    ) as [string];
    expect(html).to.match(/^<nh-nested-tabs settings="[^"<]*"><\/nh-nested-tabs>$/);
    const [, json = ''] = /settings="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).to.deep.include({
      items: [{ title: '<b>"One"</b>', content: 'Text' }],
      horizontal_scroll: 'enable',
    });
    expect(html).not.to.contain('_margin');
  });

  it('read the values of controls in the editor as the server does', () => {
    const values = {
      ending_number: '1250',
      thousand_separator: 'yes',
      suffix: '',
      duration: '',
    };
    const [html, template] = inWidgets(
      `$one = ${widgetOf('nh-counter', values)}; echo wp_json_encode( array( $one->html(), $one->template() ) );`,
    ) as [string, string];
    const [, kinds = ''] = /nhElementsSettings\( settings, (\{.*\}) \)/.exec(template) ?? [];
    const scope: { window: { nhElementsSettings?: (values: object, kinds: object) => object } } = {
      window: {},
    };
    runInNewContext(
      readFileSync(`${root}wordpress/nh-elements/assets/builder-editor.js`, 'utf8'),
      scope,
    );
    const inEditor = scope.window.nhElementsSettings?.(values, JSON.parse(kinds)) ?? {};
    const [, json = '{}'] = /settings="([^"]*)"/.exec(html) ?? [];
    const printed = JSON.parse(json.replaceAll('&quot;', '"'));
    expect(printed).to.include({ ending_number: 1250, thousand_separator: true });
    expect(printed).to.include(JSON.parse(JSON.stringify(inEditor)));
    expect(template).to.contain('<nh-counter settings="{{ nhSettings }}"></nh-counter>');
  });
});

describe('the page builder’s frame', () => {
  useWordPress();

  it('keeps the open item of an accordion open when its widget is drawn again', async () => {
    const items = ['Cloth', 'Leather'].map((title) => ({ title, content: title }));
    const settings = JSON.stringify({ items });
    const path = publish(
      'drawn-again',
      `<!-- wp:html --><div data-element_type="widget"><nh-accordion settings='${settings}'></nh-accordion></div><!-- /wp:html -->`,
    );
    const { page, leave } = await visit(path);
    await page.addScriptTag({
      url: `${wordPress.url}/wp-content/plugins/nh-elements/assets/builder-preview.js`,
    });
    const onlyOpen = (title: string) =>
      page.waitForFunction(
        (wanted) => {
          const open = [...document.querySelectorAll('nh-accordion [aria-expanded="true"]')];
          return open.length === 1 && open[0]?.textContent?.includes(wanted);
        },
        {},
        title,
      );
    await page
      .locator('::-p-xpath(//nh-accordion//*[@aria-expanded][contains(., "Leather")])')
      .click();
    await onlyOpen('Leather');
    await page.$eval('nh-accordion', (old) => {
      const next = document.createElement('nh-accordion');
      const text = old.getAttribute('settings') ?? '';
      next.setAttribute('settings', text.replace('"title":"Leather"', '"title":"Calf"'));
      old.replaceWith(next);
    });
    await onlyOpen('Calf');
    await leave();
  });

  it('gets the library in edit mode, with the builder’s breakpoints, kit and features', async () => {
    const html = await read('/?elementor-preview=7');
    const [, json = ''] = /id="nh-config"[^>]*>\s*([^<]+)/.exec(html) ?? [];
    const configuration = JSON.parse(json);
    expect(configuration).to.include({ mode: 'edit' });
    expect(configuration).to.deep.include({
      breakpoints: { mobile: 700, tablet: 1000 },
      kit: { global_image_lightbox: 'yes' },
      features: ['container'],
    });
    expect(configuration).not.to.have.any.keys('restNonce', 'nonce', 'adopt');
    expect(html).to.contain('autoload.js');
  });
});

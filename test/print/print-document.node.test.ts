import { expect } from 'chai';
import {
  dataNeeds,
  printDocument,
  printNode,
  printNodeCss,
  printProblemText,
  toHtml,
} from '../../src/print';
import { pageOf, printedPage, widget } from './pages';

const heading = widget('heading', { title: 'Bench', _element_id: 'bench', _css_classes: 'is-big' });

describe('printDocument', () => {
  it('prints each node with the builder’s attributes, its id and its classes', () => {
    const { html } = printedPage([heading]);
    expect(html).to.include(
      '<div id="bench" class="nh-e-w-heading nh-box-widget nh-box-heading is-big" data-id="w-heading" data-element_type="widget" data-widget_type="heading.default">',
    );
    expect(html).to.include('Bench</h2>').and.not.include('data-model-cid');
  });

  it('prints no attribute of the builder’s elements from the markup of a shortcode', () => {
    const code = '[hours]';
    const html =
      '<p data-id="b" data-element_type="widget" data-widget_type="html.default" data-model-cid="b" data-settings="{}" data-hours="9">Open</p>';
    const page = printedPage([widget('shortcode', { shortcode: code })], {
      answers: [{ need: { kind: 'shortcode', shortcode: code }, answer: html }],
    });
    expect(page.html).to.include('<p data-hours="9">Open</p>');
  });

  it('prints the id of the editor’s model in edit mode', () => {
    expect(printedPage([heading], { mode: 'edit' }).html).to.include('data-model-cid="w-heading"');
  });

  it('prints layout as plain elements, with an inner box where the width is limited', () => {
    const { html, tags } = printedPage([
      {
        id: 'a',
        elType: 'container',
        settings: { html_tag: 'main' },
        elements: [{ id: 'b', elType: 'container', settings: { content_width: 'full' } }],
      },
    ]);
    expect(html).to.equal(
      '<div class="nh-page"><main class="nh-e-a nh-box-container" data-id="a" data-element_type="container"><div class="nh-inner"><div class="nh-e-b nh-box-container" data-id="b" data-element_type="container"></div></div></main></div>',
    );
    expect(tags).to.deep.equal([]);
  });

  it('prints a tag in a layout element for a film, a slideshow or motion only', () => {
    const film = { background_background: 'video', background_video_link: '/a.webm' };
    const tagsOf = (settings: object) =>
      printedPage([{ id: 'a', elType: 'section', settings }]).tags;
    expect(tagsOf(film)).to.deep.equal(['nh-section']);
    expect(tagsOf({ animation: 'fadeInUp' })).to.deep.equal(['nh-section']);
    expect(tagsOf({ ...film, background_background: 'classic' })).to.deep.equal([]);
  });

  it('prints the settings of a tag that differ from their defaults and are not in its markup', () => {
    const settings = {
      default_active: 'none',
      tabs: [{ tab_title: 'Delivery', tab_content: '<p>Two <em>days</em>.</p>' }],
      unknown: 1,
    };
    const { html } = printedPage([widget('accordion', settings)]);
    expect(html).to.include(
      '<nh-accordion settings="{&quot;default_active&quot;:&quot;none&quot;}">',
    );
    expect(html).to.include('<p>Two <em>days</em>.</p>');
    const plain = printedPage([widget('accordion', { ...settings, default_active: 'first' })]);
    expect(plain.html).to.include('<nh-accordion>');
  });

  it('prints the containers of nested tabs and accordions as their panels', () => {
    for (const type of ['nested-tabs', 'nested-accordion']) {
      const items = [{ tab_title: 'One', item_title: 'One' }];
      const panel = { id: 'p', elType: 'container', settings: {}, elements: [heading] };
      const { html } = printedPage([widget(type, { tabs: items, items }, [panel])]);
      expect(html).to.match(/e-con[^>]*><div class="nh-e-p nh-box-container".*Bench<\/h2>/);
    }
  });

  it('keeps the data of unknown widgets out of the page, and names them for editors', () => {
    const unknown = {
      ...widget('of-others', { key: 'secret' }),
      markup: '<b>kept</b><script>1</script>',
    };
    const printed = printedPage([unknown]);
    expect(printed.html).to.include('<b>kept</b></div>').and.not.include('secret');
    expect(printed.problems.map(printProblemText)).to.have.length(1);
    const { html } = printedPage([widget('of-others')], { mode: 'edit' });
    expect(html).to.include('<p class="nh-placeholder">of-others</p>');
  });

  it('lists the tags, and the files of those that load early or are in the first element', () => {
    const preload = {
      'nh-contact-form': { printed: ['form.js', 'core.js'], bare: [] },
      'nh-alert': { printed: ['a.js', 'core.js'], bare: ['a.js', 'react.js'] },
      'nh-counter': { printed: ['c.js', 'core.js'], bare: [] },
    };
    const form = widget('nh-contact-form', { id: 7, fields: [{ type: 'text', name: 'a-name' }] });
    const printed = printedPage([widget('alert'), widget('counter'), form], { preload });
    expect(printed.tags).to.deep.equal(['nh-alert', 'nh-counter', 'nh-contact-form']);
    expect(printed.preload).to.deep.equal(['a.js', 'core.js', 'form.js']);
  });

  it('lists the messages of the page’s language with the files of its elements', () => {
    const preload = {
      'nh-alert': { printed: ['a.js'], bare: ['a.js'] },
      languages: { de: ['de.js'] },
    };
    const filesIn = (language: string) =>
      printedPage([widget('alert')], { preload, language }).preload;
    expect(filesIn('de_AT')).to.deep.equal(['a.js', 'de.js']);
    expect(filesIn('en-GB')).to.deep.equal(['a.js']);
    expect(printedPage([], { preload, language: 'de' }).preload).to.deep.equal([]);
  });

  it('writes the CSS of every node, with the site’s breakpoints', () => {
    const size = (top: string) => ({ unit: 'px', top, right: '', bottom: '', left: '' });
    const settings = { _padding: size('9'), _padding_tablet: size('4') };
    const { css } = printedPage([widget('spacer', settings)], { breakpoints: { tablet: 900 } });
    expect(css).to.include('.nh-e-w-spacer{padding-block-start:9px}');
    expect(css).to.match(
      /@media \(max-width: 900px\)\{\.nh-e-w-spacer\{padding-block-start:4px\}\}/,
    );
  });
});

describe('the CSS of a page', () => {
  const cell = (id: string, settings: object) => ({ ...widget('heading', settings), id });

  it('begins with the rules of boxes without settings', () => {
    const { css } = printedPage([heading], { breakpoints: { mobile: 500 } });
    expect(css).to.match(/^@layer nh\{.*\.nh-box-widget/);
    expect(css).to.include('(max-width:500px)');
    expect(printedPage([]).css).to.equal('');
  });

  it('has one rule for elements with equal declarations', () => {
    const settings = { _z_index: 2, _z_index_mobile: 3, title_color: '#123456' };
    const { css } = printedPage([cell('a', settings), cell('b', settings), cell('c', {})]);
    expect(css).to.include('.nh-e-a,.nh-e-b{z-index:2}');
    expect(css).to.match(/@media [^{]*\{\.nh-e-a,\.nh-e-b\{z-index:3\}\}/);
    expect(css).to.match(/\.nh-e-a [^{,]*,\.nh-e-b [^{,]*\{color:#123456\}/);
    expect(css).to.not.include('.nh-e-c');
  });

  it('has the order of devices whichever element is the first with a device', () => {
    const { css } = printedPage([
      cell('a', { _z_index_mobile: 1 }),
      cell('b', { _z_index_tablet: 2, _z_index_mobile: 1 }),
    ]);
    expect(css.indexOf('{z-index:2}')).to.be.below(css.indexOf('{z-index:1}'));
    expect(css).to.include('.nh-e-a,.nh-e-b{z-index:1}');
  });

  it('lets the colours of an element win over those of its container', () => {
    const link = (settings: object, elements: object[] = []) => ({
      elType: 'container',
      settings,
      elements,
    });
    const inner = { ...link({ color_link: '#111111' }), id: 'inner' };
    const same = { ...link({ color_link: '#111111' }), id: 'same' };
    const outer = { ...link({ color_link: '#222222' }, [inner]), id: 'outer' };
    const { css } = printedPage([same, outer]);
    expect(css.indexOf('#222222')).to.be.below(css.lastIndexOf('#111111'));
    expect(css.lastIndexOf('.nh-e-inner')).to.be.above(css.lastIndexOf('.nh-e-outer'));
  });

  it('has rules of its own for each element in the editor, which replaces them', () => {
    const settings = { _z_index: 2 };
    const content = [cell('a', settings), cell('b', settings)];
    const { css } = printedPage(content, { mode: 'edit' });
    for (const element of pageOf(...content).content) {
      expect(css).to.include(printNodeCss(element, { mode: 'edit' }));
    }
  });
});

describe('printNode', () => {
  it('prints a node as it is in its document', () => {
    const page = pageOf({
      id: 'a',
      elType: 'container',
      settings: {},
      elements: [heading, widget('tabs')],
    });
    const [container] = page.content;
    const { html, css } = printDocument(page);
    for (const element of [container, ...(container?.elements ?? [])]) {
      if (!element) throw new Error('The element is missing.');
      expect(html).to.include(toHtml(printNode(element)));
      expect(css).to.include(printNodeCss(element));
    }
  });
});

describe('dataNeeds', () => {
  it('names each need once, whose answer the page then shows', () => {
    const page = pageOf(widget('nav-menu', { menu: 'main' }), widget('nav-menu', { menu: 'main' }));
    const needs = dataNeeds(page);
    expect(needs).to.deep.equal([{ kind: 'menu', slug: 'main' }]);
    expect(printDocument(page).problems.map(({ fault }) => fault)).to.include('no-answer');
    const need = { kind: 'menu', slug: 'main' } as const;
    const answers = [{ need, answer: [{ title: 'About', url: '/about' }] }];
    const { html, problems } = printDocument(page, { answers });
    expect(html).to.include('<a href="/about">About</a>');
    expect(problems).to.deep.equal([]);
  });
});

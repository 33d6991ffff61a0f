import { expect } from '@open-wc/testing';
import { everyElement, readDocument } from '../../../src/page';
import { fromBuilder, printDocument } from '../../../src/print';
import {
  type FromBuilderMarkup,
  fromBuilderMarkup,
  markupProblemText,
} from '../../../src/print/from-markup';

/** Reads a page of nodes. Its document has no window, so that no handler in the markup runs in the window of the tests. */
function read(html: string): FromBuilderMarkup {
  const root = document.implementation.createHTMLDocument().createElement('div');
  root.className = 'elementor elementor-7';
  root.dataset.elementorId = '7';
  root.setHTMLUnsafe(html);
  return fromBuilderMarkup(root);
}

const widget = (type: string, content: string, attributes = ''): string =>
  `<div class="elementor-element elementor-widget" data-id="w1" data-element_type="widget" data-widget_type="${type}.default" ${attributes}>${content}</div>`;

const faults = ({ unread }: FromBuilderMarkup) => unread.map(({ fault }) => fault);

describe('a widget that is not in the library', () => {
  const rating = widget(
    'star-rating',
    '<div class="stars"><b>4</b> of <a href="/5">five</a></div>',
  );

  it('is a fixed block, which prints its own markup', () => {
    const { document: page, ours, fixed } = read(rating);
    expect([ours.length, fixed.length]).to.deep.equal([0, 1]);
    expect(fixed[0]).to.include({ widgetType: 'star-rating' });
    expect(printDocument(page).html).to.include('<b>4</b> of <a href="/5">five</a>');
  });

  it('keeps its markup and settings when the document is saved and read again', () => {
    const { document: page } = read(
      widget('star-rating', '<i data-x="1" onclick="a()">★</i>', `data-settings='{"rating":4}'`),
    );
    const again = readDocument(JSON.parse(JSON.stringify(page))).document;
    expect(again).to.deep.equal(page);
    expect(again.content[0]).to.include({ markup: '<i data-x="1" onclick="a()">★</i>' });
    expect(again.content[0]?.settings).to.deep.equal({ rating: 4 });
  });

  it('runs no code that its markup contains', () => {
    const { document: page } = read(
      widget(
        'of-others',
        '<img src="x" onerror="a()"><script>a()</script><a href="javascript:a()">b</a>',
      ),
    );
    const { html } = printDocument(page);
    expect(html)
      .to.include('b')
      .and.not.match(/onerror|script|a\(\)/);
  });
});

describe('a widget of the library that shows more than its settings can hold', () => {
  for (const [name, html] of [
    [
      'an extra text',
      widget('heading', '<h2 class="elementor-heading-title">A</h2><p>Since 1987</p>'),
    ],
    [
      'an extra link',
      widget(
        'counter',
        '<span class="elementor-counter-number" data-to-value="1">0</span><a href="/more"></a>',
      ),
    ],
    [
      'an extra picture',
      widget(
        'alert',
        '<div class="elementor-alert"><span class="elementor-alert-title">A</span><img src="/a.png"></div>',
      ),
    ],
    [
      'a drawing without a file',
      widget('icon', '<div class="elementor-icon"><svg viewBox="0 0 9 9"></svg></div>'),
    ],
    ['a control', widget('divider', '<div class="elementor-divider"><input name="a"></div>')],
    ['other markup', widget('button', '<x-button>Buy</x-button>')],
  ] as const) {
    it(`is kept as printed, and reported: ${name}`, () => {
      const page = read(html);
      expect(page.ours).to.deep.equal([]);
      expect(faults(page)).to.deep.equal(['unread-content']);
      const [element] = page.document.content;
      expect((element as { markup?: string }).markup)
        .to.be.a('string')
        .and.not.equal('');
    });
  }

  it('prints its markup instead of the widget', () => {
    const page = read(widget('heading', '<h2 class="elementor-heading-title">A</h2><p>1987</p>'));
    expect(printDocument(page.document).html).to.include('<h2>A</h2><p>1987</p>');
    expect(fromBuilder(page.document).fixed).to.have.lengthOf(1);
  });
});

describe('a layout element', () => {
  const container = (content: string, attributes = ''): string =>
    `<div class="elementor-element e-con-full e-con" data-id="c1" data-element_type="container" ${attributes}>${content}</div>`;

  it('keeps the markup of other software between its elements, in order', () => {
    const page = read(
      container(`<p class="ad">Ad</p>${widget('spacer', '')}Loose <script>a()</script>`),
    );
    const [{ elements = [] } = {}] = page.document.content;
    expect(elements.map(({ widgetType, settings }) => [widgetType, settings.html])).to.deep.equal([
      ['html', '<p class="ad">Ad</p>'],
      ['spacer', undefined],
      ['html', 'Loose'],
    ]);
    expect(faults(page)).to.deep.equal(['foreign-markup', 'foreign-markup']);
    expect(page.problems).to.deep.equal([]);
  });

  it('keeps classes of the page builder that no setting describes', () => {
    const page = read(container('', '').replace('e-con"', 'e-con e-new-thing mine"'));
    expect(page.document.content[0]?.settings.css_classes).to.equal('e-new-thing mine');
    expect(faults(page)).to.deep.equal(['unread-class']);
    expect(page.unread.map(markupProblemText)[0]).to.equal(
      'The element c1 (container) has classes of the page builder that no setting describes. They are kept as classes: check them. (e-new-thing)',
    );
  });

  it('is read without settings that are not JSON', () => {
    const page = read(container(widget('spacer', ''), `data-settings='{"a'`));
    expect(faults(page)).to.deep.equal(['invalid-settings']);
    expect(everyElement(page.document.content)).to.have.lengthOf(2);
  });

  it('of an unknown type is a fixed block', () => {
    const page = read('<div data-id="d" data-element_type="e-div-block"><p>A</p></div>');
    expect(page.fixed.map(({ elType }) => elType)).to.deep.equal(['e-div-block']);
    expect(printDocument(page.document).html).to.include('<p>A</p>');
  });

  it('has the boxes of releases before 3.20', () => {
    const html = `<div class="elementor-inner"><div class="elementor-section-wrap">
      <section class="elementor-section" data-id="s" data-element_type="section"><div class="elementor-container"><div class="elementor-row">
      <div class="elementor-column elementor-col-50" data-id="k" data-element_type="column"><div class="elementor-column-wrap"><div class="elementor-widget-wrap">
      ${widget('text-editor', '<style>.a{}</style><div class="elementor-widget-container"><div class="elementor-text-editor"><p>A book.</p></div></div>')}
      </div></div></div></div></div></section></div></div>`;
    const page = read(html);
    const elements = everyElement(page.document.content);
    expect(elements.map(({ elType }) => elType)).to.deep.equal(['section', 'column', 'widget']);
    expect(elements[2]?.settings.editor).to.equal('<p>A book.</p>');
    expect(page.unread).to.deep.equal([]);
  });
});

describe('the markup of a provider’s video', () => {
  it('names the page of the video', () => {
    const frame =
      '<div class="elementor-wrapper elementor-open-inline"><iframe class="elementor-video-iframe" data-lazy-load="https://player.vimeo.com/video/235215203?color#t="></iframe></div>';
    const page = read(widget('video', frame, `data-settings='{"video_type":"vimeo"}'`));
    expect(page.document.content[0]?.settings).to.include({
      video_type: 'vimeo',
      vimeo_url: 'https://vimeo.com/235215203',
    });
  });

  it('has its address in the settings alone, for the first provider', () => {
    const settings = '{"video_type":"youtube","youtube_url":"https://youtu.be/abc"}';
    const page = read(
      widget(
        'video',
        '<div class="elementor-wrapper"><div class="elementor-video"></div></div>',
        `data-settings='${settings}'`,
      ),
    );
    expect(page.ours).to.have.lengthOf(1);
    expect(page.document.content[0]?.settings.youtube_url).to.equal('https://youtu.be/abc');
  });
});

describe('a page of another builder’s name', () => {
  it('is read with its prefix', () => {
    const root = document.createElement('div');
    root.setHTMLUnsafe(
      '<div class="acme-element" data-id="a" data-element_type="widget" data-widget_type="heading.default"><h2 class="acme-heading-title acme-size-xl">A</h2></div>',
    );
    const { document: page, ours } = fromBuilderMarkup(root, { builder: 'acme' });
    expect(ours).to.have.lengthOf(1);
    expect(page.content[0]?.settings).to.include({ title: 'A', size: 'xl' });
  });
});

/** One page in both forms: as the page builder saves it, and as it prints it (docs/compatibility/page-builder-markup.md). */

let count = 0;

interface Part {
  readonly saved: object;
  readonly html: string;
}

interface PartOptions {
  /** Settings that are in the stylesheet of the page, or have their default. */
  readonly unseen?: object;
  readonly seen?: object;
  /** `data-settings`. */
  readonly printed?: object;
  readonly classes?: string;
  readonly id?: string;
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const json = (value: object | undefined): string | undefined => value && JSON.stringify(value);

/** A widget with its markup. */
export function widget(
  widgetType: string,
  content: string,
  { seen, unseen, printed, classes = '', id }: PartOptions = {},
  children: readonly Part[] = [],
): Part {
  const own = (count++).toString(16).padStart(7, 'a');
  const names = `elementor-element elementor-element-${own} ${classes} elementor-widget elementor-widget-${widgetType}`;
  const attributes =
    attribute('class', names) +
    attribute('id', id) +
    attribute('data-id', own) +
    attribute('data-settings', json(printed)) +
    attribute('data-widget_type', `${widgetType}.default`);
  return {
    saved: {
      id: own,
      elType: 'widget',
      widgetType,
      settings: { ...printed, ...seen, ...unseen },
      elements: children.map(({ saved }) => saved),
    },
    html: `<div${attributes} data-element_type="widget">\n\t${content}\t</div>\n`,
  };
}

/** A section, column or container with its children. */
export function box(
  elType: string,
  { seen, unseen, printed, classes = '', id }: PartOptions,
  children: readonly Part[],
  [before, after]: readonly [string, string] = ['', ''],
): Part {
  const own = (count++).toString(16).padStart(7, 'b');
  const tag = elType === 'section' ? 'section' : 'div';
  const attributes =
    attribute('class', `elementor-element elementor-element-${own} ${classes}`) +
    attribute('id', id) +
    attribute('data-id', own) +
    attribute('data-settings', json(printed));
  const content = children.map(({ html }) => html).join('\n');
  return {
    saved: {
      id: own,
      elType,
      settings: { ...printed, ...seen, ...unseen },
      elements: children.map(({ saved }) => saved),
    },
    html: `<${tag}${attributes} data-element_type="${elType}">${before}${content}${after}</${tag}>`,
  };
}

/** A page of parts, in both forms. */
export function page(...parts: readonly Part[]): { saved: object[]; html: string } {
  return {
    saved: parts.map(({ saved }) => saved),
    html: `<div data-elementor-type="wp-page" data-elementor-id="7" class="elementor elementor-7">\n${parts.map(({ html }) => html).join('\n')}\n</div>`,
  };
}

const fontIcon = (name: string): string =>
  `<svg aria-hidden="true" class="e-font-icon-svg e-fas-${name}" viewBox="0 0 512 512"><path d="M0 0z"></path></svg>`;

const icon = (name: string) => ({ value: `fas fa-${name}`, library: 'fa-solid' });

const picture = { url: '/assets/shelf.svg', id: 12, alt: 'A shelf', width: 560, height: 440 };
const image =
  '<img decoding="async" width="560" height="440" src="/assets/shelf.svg" class="attachment-large size-large wp-image-12" alt="A shelf">';

const sides = { unit: 'px', top: '8', right: '8', bottom: '8', left: '8', isLinked: true };

/** Sections and columns with simple widgets. */
const sections = box(
  'section',
  {
    classes:
      'elementor-section elementor-top-section elementor-section-full_width elementor-section-height-min-height elementor-section-height-default elementor-reverse-mobile hero is-wide',
    id: 'top',
    printed: { background_background: 'classic' },
    seen: {
      layout: 'full_width',
      height: 'min-height',
      gap: 'wide',
      reverse_order_mobile: 'reverse-mobile',
      css_classes: 'hero is-wide',
      _element_id: 'top',
    },
    unseen: {
      custom_height: { unit: 'px', size: 320 },
      background_color: '#123456',
      padding: sides,
    },
  },
  [
    box(
      'column',
      {
        classes: 'elementor-column elementor-col-66 elementor-top-column',
        seen: { _column_size: 66 },
      },
      [
        widget(
          'heading',
          '<h1 class="elementor-heading-title elementor-size-xl"><a href="/bench">Three people &amp; <em>one</em> bench</a></h1>',
          {
            seen: {
              title: 'Three people &amp; <em>one</em> bench',
              header_size: 'h1',
              size: 'xl',
              link: { url: '/bench', is_external: '', nofollow: '' },
            },
            unseen: { title_color: '#fff', align: 'center' },
          },
        ),
        widget(
          'text-editor',
          '<p>Sewn, not <strong>glued</strong>.</p><ul><li>By <a href="/hand">hand</a></li></ul>',
          {
            seen: {
              editor:
                '<p>Sewn, not <strong>glued</strong>.</p><ul><li>By <a href="/hand">hand</a></li></ul>',
            },
          },
        ),
        widget(
          'button',
          `<a class="elementor-button elementor-button-link elementor-size-md" href="https://example.org/" target="_blank" rel="nofollow" title="Our shop"><span class="elementor-button-content-wrapper"><span class="elementor-button-icon">${fontIcon('arrow-right')}</span><span class="elementor-button-text">See it</span></span></a>`,
          {
            classes:
              'elementor-button-success elementor-align-center elementor-mobile-align-justify elementor-widget__width-auto elementor-hidden-tablet',
            seen: {
              text: 'See it',
              size: 'md',
              button_type: 'success',
              align: 'center',
              align_mobile: 'justify',
              selected_icon: icon('arrow-right'),
              link: {
                url: 'https://example.org/',
                is_external: 'on',
                nofollow: 'on',
                custom_attributes: 'title|Our shop',
              },
              _element_width: 'auto',
              hide_tablet: 'hidden-tablet',
            },
          },
        ),
      ],
      ['<div class="elementor-widget-wrap elementor-element-populated">', '</div>'],
    ),
    box(
      'column',
      {
        classes: 'elementor-column elementor-col-33 elementor-top-column',
        seen: { _column_size: 33 },
        unseen: { _inline_size: 40 },
      },
      [
        widget(
          'image',
          `<figure class="wp-caption"><a href="/shelves">${image}</a><figcaption class="widget-image-caption wp-caption-text">The <em>shelf</em></figcaption></figure>`,
          {
            seen: {
              image: picture,
              image_size: 'large',
              caption_source: 'custom',
              caption: 'The <em>shelf</em>',
              link_to: 'custom',
              link: { url: '/shelves' },
            },
          },
        ),
        widget(
          'divider',
          '<div class="elementor-divider"><span class="elementor-divider-separator"><span class="elementor-divider__text elementor-divider__element">Since 1987</span></span></div>',
          {
            classes:
              'elementor-widget-divider--view-line_text elementor-widget-divider--element-align-center',
            seen: { look: 'line_text', text: 'Since 1987' },
            unseen: { style: 'dashed' },
          },
        ),
        widget(
          'spacer',
          '<div class="elementor-spacer"><div class="elementor-spacer-inner"></div></div>',
          { unseen: { space: { unit: 'px', size: 30 } } },
        ),
        widget('menu-anchor', '<div class="elementor-menu-anchor" id="prices"></div>', {
          seen: { anchor: 'prices' },
        }),
      ],
      ['<div class="elementor-widget-wrap elementor-element-populated">', '</div>'],
    ),
  ],
  [
    '<div class="elementor-background-overlay"></div><div class="elementor-container elementor-column-gap-wide">',
    '</div>',
  ],
);

const tabItems = [
  { tab_title: 'Delivery', tab_content: '<p>Two days.</p>' },
  {
    tab_title: 'Paper & thread',
    tab_content: '<p>Acid-free, <a href="/paper">Wookey Hole</a>.</p>',
  },
];
const title = (name: string) => name.replace('&', '&amp;');

const disclosure = (name: string): string =>
  `<div class="elementor-${name}">${tabItems
    .map(
      ({ tab_title, tab_content }, at) =>
        `<div class="elementor-${name}-item"><h3 id="elementor-tab-title-12${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="button"><span class="elementor-${name}-icon elementor-${name}-icon-left" aria-hidden="true"><span class="elementor-${name}-icon-closed">${fontIcon('plus')}</span><span class="elementor-${name}-icon-opened">${fontIcon('minus')}</span></span><a class="elementor-${name}-title" tabindex="0">${title(tab_title)}</a></h3><div id="elementor-tab-content-12${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="region">${tab_content}</div></div>`,
    )
    .join('')}</div>`;

const disclosureSettings = {
  tabs: tabItems,
  title_html_tag: 'h3',
  selected_icon: icon('plus'),
  selected_active_icon: icon('minus'),
};

const tabs = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${tabItems
  .map(
    ({ tab_title }, at) =>
      `<div class="elementor-tab-title elementor-tab-desktop-title" data-tab="${at + 1}" role="tab">${title(tab_title)}</div>`,
  )
  .join('')}</div><div class="elementor-tabs-content-wrapper" role="tablist">${tabItems
  .map(
    ({ tab_title, tab_content }, at) =>
      `<div class="elementor-tab-title elementor-tab-mobile-title" data-tab="${at + 1}" role="tab">${title(tab_title)}</div><div class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="tabpanel" hidden="false">${tab_content}</div>`,
  )
  .join('')}</div></div>`;

const panel = (text: string): Part =>
  box(
    'container',
    { classes: 'e-con-full e-flex e-con e-child', seen: { content_width: 'full' } },
    [widget('text-editor', `<p>${text}</p>`, { seen: { editor: `<p>${text}</p>` } })],
  );

const panels = [panel('The first panel.'), panel('The second panel.')];
const [first, second] = panels as [Part, Part];

/** Containers with widgets that have a behaviour. */
const containers = box(
  'container',
  {
    classes: 'e-con-boxed e-grid e-con e-parent',
    seen: { container_type: 'grid' },
    unseen: { grid_columns_grid: { unit: 'fr', size: 2 } },
  },
  [
    widget('accordion', disclosure('accordion'), { seen: disclosureSettings }),
    widget('toggle', disclosure('toggle'), { seen: disclosureSettings }),
    widget('tabs', tabs, {
      classes: 'elementor-tabs-view-vertical',
      seen: { tabs: tabItems, type: 'vertical' },
    }),
    widget(
      'nested-tabs',
      `<div class="e-n-tabs" data-widget-number="12"><div class="e-n-tabs-heading" role="tablist"><button id="e-n-tab-title-121" class="e-n-tab-title" role="tab" data-tab-index="1"><span class="e-n-tab-title-text">One</span></button><button id="mine" class="e-n-tab-title" role="tab" data-tab-index="2"><span class="e-n-tab-title-text">Two</span></button></div><div class="e-n-tabs-content">${first.html}${second.html}</div></div>`,
      {
        printed: { horizontal_scroll: 'enable' },
        seen: { tabs: [{ tab_title: 'One' }, { tab_title: 'Two', element_id: 'mine' }] },
      },
      panels,
    ),
    widget(
      'alert',
      '<div class="elementor-alert" role="alert"><span class="elementor-alert-title">Closed</span><span class="elementor-alert-description">We are <b>at</b> the fair.</span><button type="button" class="elementor-alert-dismiss" aria-label="Dismiss"><span aria-hidden="true">×</span></button></div>',
      {
        classes: 'elementor-alert-warning',
        seen: {
          alert_type: 'warning',
          alert_title: 'Closed',
          alert_description: 'We are <b>at</b> the fair.',
        },
      },
    ),
    widget(
      'counter',
      '<div class="elementor-counter"><div class="elementor-counter-title">Books</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix">ca.</span><span class="elementor-counter-number" data-duration="300" data-to-value="1200" data-from-value="0" data-delimiter=",">617</span><span class="elementor-counter-number-suffix">+</span></div></div>',
      {
        seen: { title: 'Books', prefix: 'ca.', suffix: '+', ending_number: 1200, duration: 300 },
      },
    ),
    widget(
      'progress',
      '<span class="elementor-title" id="elementor-progress-bar-1">Sewn</span><div class="elementor-progress-wrapper progress-success" role="progressbar" aria-valuenow="64"><div class="elementor-progress-bar" data-max="64"><span class="elementor-progress-text">sections</span><span class="elementor-progress-percentage">64%</span></div></div>',
      {
        seen: {
          title: 'Sewn',
          percent: { unit: '%', size: 64 },
          inner_text: 'sections',
          progress_type: 'success',
        },
      },
    ),
    widget(
      'image-carousel',
      `<div class="elementor-image-carousel-wrapper swiper" role="region" aria-label="Our work"><div class="elementor-image-carousel swiper-wrapper"><div class="swiper-slide"><figure class="swiper-slide-inner">${image}</figure></div><div class="swiper-slide"><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="/assets/box.svg" alt=""></figure></div></div><div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"><svg class="e-font-icon-svg e-eicon-chevron-left"></svg></div></div>`,
      {
        printed: { slides_to_show: '2', navigation: 'both', autoplay: 'no', infinite: 'no' },
        seen: { carousel: [picture, { url: '/assets/box.svg' }], label: 'Our work' },
      },
    ),
    widget(
      'icon-list',
      `<ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><a href="tel:+44163"><span class="elementor-icon-list-icon">${fontIcon('phone')}</span><span class="elementor-icon-list-text">Call us</span></a></li></ul>`,
      {
        classes: 'elementor-icon-list--layout-inline elementor-align-center',
        seen: {
          view: 'inline',
          icon_align: 'center',
          icon_list: [
            { text: 'Call us', selected_icon: icon('phone'), link: { url: 'tel:+44163' } },
          ],
        },
      },
    ),
    widget(
      'icon-box',
      `<div class="elementor-icon-box-wrapper"><div class="elementor-icon-box-icon"><span class="elementor-icon">${fontIcon('clock')}</span></div><div class="elementor-icon-box-content"><h4 class="elementor-icon-box-title"><span>Six weeks</span></h4><p class="elementor-icon-box-description">From the day.</p></div></div>`,
      {
        classes: 'elementor-view-default elementor-position-inline-start',
        seen: {
          selected_icon: icon('clock'),
          title_text: 'Six weeks',
          title_size: 'h4',
          description_text: 'From the day.',
          position: 'inline-start',
        },
      },
    ),
    widget(
      'testimonial',
      `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">Patient people.</div><div class="elementor-testimonial-meta elementor-has-image elementor-testimonial-image-position-top"><div class="elementor-testimonial-image">${image}</div><div class="elementor-testimonial-details"><div class="elementor-testimonial-name">Ada</div><div class="elementor-testimonial-job">Reader</div></div></div></div>`,
      {
        seen: {
          testimonial_content: 'Patient people.',
          testimonial_image: picture,
          testimonial_name: 'Ada',
          testimonial_job: 'Reader',
          testimonial_image_position: 'top',
        },
      },
    ),
    widget(
      'video',
      '<div class="e-hosted-video elementor-wrapper elementor-open-inline"><video class="elementor-video" src="/comb.webm" controls></video></div>',
      {
        printed: { video_type: 'hosted', controls: 'yes' },
        seen: { insert_url: 'yes', external_url: { url: '/comb.webm' } },
      },
    ),
    widget(
      'text-path',
      '<div class="e-text-path" data-text="Paper &amp;amp; thread" data-url="/wave.svg"></div>',
      {
        printed: { start_point: { unit: '%', size: 10 } },
        seen: { text: 'Paper & thread', custom_path: { url: '/wave.svg' } },
      },
    ),
  ],
  ['<div class="e-con-inner">', '</div>'],
);

/** The page, in both forms. */
export const printedPage: { saved: object[]; html: string } = page(sections, containers);

/** A printed builder node, with the sign that it is active. */
export interface PrintedNode {
  /** Its element type, or `widget` with its widget type. */
  readonly type: string;
  /** Our tag whose controller activates the node. */
  readonly tag: string;
  readonly content: string;
  readonly settings?: object;
  /** Selector that matches inside a fully active node. Default: the attribute of all active nodes. */
  readonly life?: string;
}

const titles = ['One', 'Two', 'Three'];

const each = (print: (title: string, number: number) => string): string =>
  titles.map((title, at) => print(title, at + 1)).join('');

const disclosure = (name: string): PrintedNode => ({
  type: `${name}.default`,
  tag: `nh-${name}`,
  content: `<div class="elementor-${name}">${each(
    (
      title,
      number,
    ) => `<div class="elementor-${name}-item"><div class="elementor-tab-title" data-tab="${number}"
      role="button"><a class="elementor-${name}-title" tabindex="0">${title}</a></div>
      <div class="elementor-tab-content" data-tab="${number}" role="region"><p>${title}!</p></div></div>`,
  )}</div>`,
});

const tabs: PrintedNode = {
  type: 'tabs.default',
  tag: 'nh-tabs',
  content: `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${each(
    (title, number) =>
      `<div class="elementor-tab-title elementor-tab-desktop-title" data-tab="${number}" role="tab">${title}</div>`,
  )}</div><div class="elementor-tabs-content-wrapper" role="tablist">${each(
    (
      title,
      number,
    ) => `<div class="elementor-tab-title elementor-tab-mobile-title" data-tab="${number}" role="tab">${title}</div>
      <div class="elementor-tab-content" data-tab="${number}" role="tabpanel" hidden="false"><p>${title}!</p></div>`,
  )}</div></div>`,
};

const nestedTabs: PrintedNode = {
  type: 'nested-tabs.default',
  tag: 'nh-nested-tabs',
  settings: { horizontal_scroll: 'enable' },
  content: `<div class="e-n-tabs" data-widget-number="12"><div class="e-n-tabs-heading" role="tablist">${each(
    (title, number) =>
      `<button id="e-n-tab-title-12${number}" class="e-n-tab-title" role="tab" data-tab-index="${number}" aria-selected="${number === 1}">${title}</button>`,
  )}</div><div class="e-n-tabs-content">${each(
    (
      title,
      number,
    ) => `<div id="e-n-tab-content-12${number}" class="e-con e-child ${number === 1 ? 'e-active' : ''}"
      role="tabpanel" data-tab-index="${number}" data-element_type="container"><p>${title}!</p></div>`,
  )}</div></div>`,
};

const nestedAccordion: PrintedNode = {
  type: 'nested-accordion.default',
  tag: 'nh-nested-accordion',
  settings: { default_state: 'expanded', max_items_expended: 'one' },
  content: `<div class="e-n-accordion">${each(
    (
      title,
      number,
    ) => `<details id="e-n-accordion-item-12${number}" class="e-n-accordion-item" ${number === 1 ? 'open' : ''}>
      <summary class="e-n-accordion-item-title" data-accordion-index="${number}" tabindex="-1">${title}</summary>
      <div class="e-con e-child" role="region" data-element_type="container"><p>${title}!</p></div></details>`,
  )}</div>`,
};

/** Images with a long duration, so that the number of running animations is stable. */
const layout = (type: string): PrintedNode => ({
  type,
  tag: `nh-${type}`,
  content: `<div class="elementor-${type}"><p>Content</p></div>`,
  settings: {
    background_background: 'slideshow',
    background_slideshow_gallery: [
      { id: 1, url: '/demo/assets/shelf.svg' },
      { id: 2, url: '/demo/assets/box.svg' },
    ],
    background_slideshow_slide_duration: 60_000,
    stretch_section: 'section-stretched',
  },
});

/** Printed builder nodes, except carousels and floating elements. */
export const printedNodes: readonly PrintedNode[] = [
  disclosure('accordion'),
  disclosure('toggle'),
  tabs,
  nestedTabs,
  nestedAccordion,
  {
    type: 'alert.default',
    tag: 'nh-alert',
    content: `<div class="elementor-alert" role="alert"><span class="elementor-alert-title">Closed</span>
      <button type="button" class="elementor-alert-dismiss" aria-label="Dismiss">×</button></div>`,
  },
  {
    type: 'counter.default',
    tag: 'nh-counter',
    content: `<div class="elementor-counter"><span class="elementor-counter-number" data-duration="1"
      data-to-value="640" data-from-value="0">0</span></div>`,
  },
  {
    type: 'progress.default',
    tag: 'nh-progress',
    content: `<div class="elementor-progress-wrapper" role="progressbar" aria-label="The press"
      aria-valuenow="72"><div class="elementor-progress-bar" data-max="72"></div></div>`,
  },
  {
    type: 'video.default',
    tag: 'nh-video',
    settings: { video_type: 'hosted', show_image_overlay: 'yes' },
    content: `<div class="elementor-wrapper elementor-open-inline"><video class="elementor-video"
      src="/demo/assets/videos/comb.webm" preload="none" controls></video>
      <div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button"
      tabindex="0" aria-label="Play"></div></div></div>`,
  },
  {
    type: 'text-editor.default',
    tag: 'nh-text-editor',
    settings: { drop_cap: 'yes' },
    content: '<p>A book that opens flat.</p>',
  },
  {
    type: 'wp-widget-media_audio.default',
    tag: 'nh-audio',
    content:
      '<audio class="wp-audio-shortcode" controls preload="none" src="/demo/assets/audio/press.wav"></audio>',
  },
  {
    type: 'text-path.default',
    tag: 'nh-text-path',
    settings: { text: 'Folded', start_point: { unit: '%', size: 10 } },
    content:
      '<div class="e-text-path" data-text="Folded" data-url="/demo/assets/built/wave.svg"></div>',
    life: 'textPath',
  },
  layout('section'),
  layout('column'),
  layout('container'),
  {
    type: 'notes.default',
    tag: 'nh-masonry',
    settings: { masonry: 'yes', columns: 2 },
    content: `<div style="display: grid; grid-template-columns: 1fr 1fr">
      <p style="height: 20px">One</p><p style="height: 60px">Two</p><p style="height: 20px">Three</p></div>`,
  },
];

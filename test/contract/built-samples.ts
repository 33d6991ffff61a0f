import type { Sample } from './samples';

const items = [
  { title: 'How long does it take?', content: 'A week.\n\nA spine takes three.' },
  { title: 'Do you teach?', content: 'On Saturdays.' },
];

const disclosure = (name: string): Sample => ({
  settings: { items, title_html_tag: 'h3' },
  enhance: `<div class="elementor-${name}"><div class="elementor-${name}-item">
    <h3 id="t1" class="elementor-tab-title" data-tab="1" role="button" aria-controls="c1" aria-expanded="false">
    <a class="elementor-${name}-title" tabindex="0">Question</a></h3>
    <div id="c1" class="elementor-tab-content" data-tab="1" role="region" aria-labelledby="t1">Answer</div></div></div>`,
});

const paper = (alt: string) => ({
  image: {
    url: '/paper.svg',
    alt,
    width: 40,
    height: 30,
  },
  caption: alt,
});

const printedSlide = (alt: string): string =>
  `<div class="swiper-slide"><figure class="swiper-slide-inner"><img class="swiper-slide-image" alt="${alt}"></figure></div>`;

const imageCarousel: Sample = {
  settings: {
    slides: ['Combed', 'Pasted', 'Linen', 'Stripes', 'Feathers'].map(paper),
    navigation: 'both',
    infinite: 'yes',
    autoplay: 'yes',
  },
  enhance: `<div class="elementor-image-carousel-wrapper swiper" dir="ltr"><div class="elementor-image-carousel swiper-wrapper">
    ${printedSlide('Combed')}${printedSlide('Pasted')}</div>
    <div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"></div></div>`,
};

const layout = (name: string): Sample => ({
  settings: {
    background_background: 'slideshow',
    background_slideshow_gallery: [
      { url: '/demo/assets/shelf.svg' },
      { url: '/demo/assets/box.svg' },
    ],
  },
  enhance: `<div class="elementor-${name}"><p>Content</p></div>`,
});

/** The samples of the elements for built pages, by tag. */
export const builtSamples: Readonly<Record<string, Sample>> = {
  'nh-accordion': disclosure('accordion'),
  'nh-contact-buttons': {
    settings: {
      top_bar_title: 'Ask us',
      message_bubble_body: 'What is the matter?',
      send_button_text: 'Write',
      send_button_link: 'mailto:bench@example.org',
    },
    enhance: `<div class="e-contact-buttons" aria-role="dialog"><div id="w" class="e-contact-buttons__content-wrapper hidden"
      aria-hidden="true" aria-label="Links window"><a href="mailto:bench@example.org">Write</a></div>
      <button type="button" class="e-contact-buttons__chat-button" aria-controls="w">Ask us</button></div>`,
  },
  'nh-floating-bars': {
    settings: { announcement_text: 'Courses are open.', cta_text: 'Look', cta_link: '/courses' },
    enhance: `<div class="e-floating-bars has-vertical-position-top is-sticky" role="alertdialog">
      <p class="e-floating-bars__announcement-text">Courses are open.</p></div>`,
  },
  'nh-column': layout('column'),
  'nh-container': layout('container'),
  'nh-section': layout('section'),
  'nh-alert': {
    settings: { alert_title: 'Closed', alert_description: 'On Monday.' },
    enhance: `<div class="elementor-alert" role="alert"><span class="elementor-alert-title">Closed</span>
      <button type="button" class="elementor-alert-dismiss">×</button></div>`,
  },
  'nh-audio': {
    settings: { title: 'The press', url: '/press.wav' },
    enhance:
      '<h5>The press</h5><audio class="wp-audio-shortcode" controls src="/press.wav"></audio>',
  },
  'nh-counter': {
    settings: {
      title: 'Books',
      prefix: 'over ',
      suffix: ' a year',
      ending_number: 640,
      duration: 10,
    },
    enhance: `<div class="elementor-counter"><div class="elementor-counter-number-wrapper">
      <span class="elementor-counter-number" data-to-value="640" data-from-value="0" data-duration="10">0</span></div></div>`,
  },
  'nh-masonry': {
    settings: { items: [{ image: { url: '/fish.svg', alt: 'A fish' }, caption: 'A fish' }] },
    enhance: '<figure><img src="/fish.svg" alt="A fish"></figure><figure>Another</figure>',
  },
  'nh-nested-accordion': {
    settings: { items, default_state: 'expanded' },
    enhance: `<div class="e-n-accordion"><details id="d1" class="e-n-accordion-item" open>
      <summary class="e-n-accordion-item-title" aria-expanded="true" aria-controls="d1" tabindex="0">Question</summary>
      <div class="e-con" role="region" aria-labelledby="d1">Answer</div></details></div>`,
  },
  'nh-nested-tabs': {
    settings: { items },
    enhance: `<div class="e-n-tabs" data-widget-number="1"><div class="e-n-tabs-heading" role="tablist">
      <button id="n1" class="e-n-tab-title" role="tab" data-tab-index="1" aria-selected="true">Question</button></div>
      <div class="e-n-tabs-content"><div role="tabpanel" data-tab-index="1" class="e-con e-active">Answer</div></div></div>`,
  },
  'nh-progress': {
    settings: { title: 'The press', inner_text: 'paid for', percent: 72 },
    enhance: `<div class="elementor-progress-wrapper" role="progressbar" aria-valuenow="72">
      <div class="elementor-progress-bar" data-max="72"><span class="elementor-progress-text">paid for</span></div></div>`,
  },
  'nh-tabs': {
    settings: { items },
    enhance: `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">
      <div id="t1" class="elementor-tab-title elementor-tab-desktop-title" data-tab="1" role="tab">Question</div></div>
      <div class="elementor-tabs-content-wrapper" role="tablist">
      <div class="elementor-tab-title elementor-tab-mobile-title" data-tab="1" role="tab">Question</div>
      <div id="c1" class="elementor-tab-content" data-tab="1" role="tabpanel" aria-labelledby="t1" tabindex="0" hidden="false">Answer</div>
      </div></div>`,
  },
  'nh-image-carousel': imageCarousel,
  'nh-text-editor': {
    settings: { drop_cap: 'yes', editor: 'A book that opens flat.' },
    enhance: '<p>A book that opens flat.</p>',
  },
  'nh-text-path': {
    settings: { text: 'Folded &amp; sewn' },
    enhance:
      '<div class="e-text-path" data-text="Folded"><svg viewBox="0 0 10 9"><path d="M0 9h9"/></svg></div>',
  },
  'nh-toggle': disclosure('toggle'),
  'nh-video': {
    settings: {
      video_type: 'hosted',
      hosted_url: { url: '/demo/assets/videos/comb.webm' },
      show_image_overlay: 'yes',
      image_overlay: { url: '/demo/assets/shelf.svg' },
    },
    enhance: `<div class="elementor-wrapper elementor-open-inline"><video class="elementor-video" aria-label="A film"
      src="/demo/assets/videos/comb.webm" controls></video><div class="elementor-custom-embed-image-overlay">
      <div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play"></div></div></div>`,
  },
};

import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { rendered, until } from '../../page-objects/until';
import {
  accordion,
  accordionContent,
  bringPageAlive,
  isLive,
  printedAs,
  show,
  widget,
} from './fixtures';

await bringPageAlive({ adopt: true, features: ['nested-elements', 'container'] });

/** Boxes in documents, sections and columns that version 3.20 removed. */
const oldPage = (content: string, section = ''): string =>
  `<div class="elementor" data-elementor-id="7"><div class="elementor-inner"><div class="elementor-section-wrap">
  <section class="elementor-section" data-element_type="section" ${section}><div class="elementor-container">
  <div class="elementor-row"><div class="elementor-column" data-element_type="column">
  <div class="elementor-column-wrap elementor-element-populated"><div class="elementor-widget-wrap">${content}</div></div>
  </div></div></div></section></div></div></div>`;

const inner = (content: string): string =>
  `<style>.elementor-widget-x { color: red }</style><div class="elementor-widget-container">${content}</div>`;

const dropCap = 'data-settings=\'{"drop_cap":"yes"}\'';

describe('markup before version 3.20', () => {
  it('has its text in a separate box, and gets a drop cap there', async () => {
    const text = '<div class="elementor-text-editor elementor-clearfix"><p>A book.</p></div>';
    const find = show(oldPage(widget('text-editor.default', inner(text), `id="it" ${dropCap}`)));
    await until(() => find('#it').querySelector('.elementor-drop-cap-letter') !== null);
  });

  it('has sections with additional boxes, which are animated and stretched', async () => {
    const settings = '{"stretch_section":"section-stretched","animation":"fadeIn"}';
    const find = show(
      `<main style="padding: 0 40px">${oldPage('<p>Text</p>', `id="it" data-settings='${settings}'`)}</main>`,
    );
    await until(() => find('#it').classList.contains('animated'));
    await until(() => find('#it').style.width === `${document.documentElement.clientWidth}px`);
  });

  it('has containers with attributes for version and width', async () => {
    const find = show(
      `<div class="e-con" data-element_type="container" data-core-v316-plus="true" id="it"
        data-settings='{"content_width":"boxed","background_background":"slideshow","background_slideshow_gallery":
        [{"id":1,"url":"/demo/assets/box.svg"}]}'><div class="e-con-inner">${accordion('id="inner"')}</div></div>`,
    );
    await until(() => isLive(find('#inner')));
    await until(() => find('#it').querySelector('.elementor-background-slideshow') !== null);
  });

  it('has the type of an alert on its box', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const alert = `<div class="elementor-alert elementor-alert-info" role="alert">
      <span class="elementor-alert-title">Closed</span><button type="button" class="elementor-alert-dismiss">
      <span aria-hidden="true">×</span><span class="elementor-screen-only">Dismiss alert</span></button></div>`;
    const find = show(widget('alert.default', inner(alert), 'id="it"'));
    await until(() => isLive(find('#it')));
    // Its name is printed as text.
    expect(find('button').hasAttribute('aria-label')).to.equal(false);
    find('button').click();
    await until(() => find('#it').style.display === 'none');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('markup before version 3.22', () => {
  it('has nested tabs with other class names and empty icons', async () => {
    const tabs = [1, 2].map((at) => ({
      title: `<button id="e-n-tabs-title-123${at}" class="e-n-tab-title" role="tab" data-tab-index="${at}"
        aria-selected="${at === 1}" aria-controls="e-n-tab-content-123${at}"><span class="e-n-tab-icon"></span>
        <span class="e-n-tab-title-text">Tab ${at}</span></button>`,
      panel: `<div id="e-n-tab-content-123${at}" class="e-con ${at === 1 ? 'e-active' : ''}" role="tabpanel"
        aria-labelledby="e-n-tabs-title-123${at}" data-tab-index="${at}" data-element_type="container">Text</div>`,
    }));
    const find = show(
      widget(
        'nested-tabs.default',
        inner(`<div class="e-n-tabs" data-widget-number="123"><div class="e-n-tabs-heading" role="tablist">
          ${tabs.map(({ title }) => title).join('')}</div><div class="e-n-tabs-content">
          ${tabs.map(({ panel }) => panel).join('')}</div></div>`),
        'id="it"',
      ),
    );
    await until(() => isLive(find('#it')));
    find('#e-n-tabs-title-1232').click();
    await until(() => find('#e-n-tab-content-1232').classList.contains('e-active'));
  });
});

describe('markup before version 3.25', () => {
  it('has a play button whose name is a text', async () => {
    const find = show(
      widget(
        'video.default',
        inner(`<div class="elementor-wrapper elementor-open-inline"><video class="elementor-video" preload="none"
          src="/demo/assets/videos/comb.webm"></video><div class="elementor-custom-embed-image-overlay">
          <div class="elementor-custom-embed-play" role="button" tabindex="0"><i class="eicon-play" aria-hidden="true"></i>
          <span class="elementor-screen-only">Play Video</span></div></div></div>`),
        `id="it" data-settings='{"video_type":"hosted","show_image_overlay":"yes"}'`,
      ),
    );
    await until(() => isLive(find('#it')));
    expect(find('[role="button"]').hasAttribute('aria-label')).to.equal(false);
    find('i').click();
    await until(() => find('.elementor-custom-embed-image-overlay').hasAttribute('hidden'));
  });

  it('has a carousel with the slider’s old class names and without a role', async () => {
    const slide = (at: number): string =>
      `<div class="swiper-slide"><figure class="swiper-slide-inner"><img alt="${at}" width="100" height="50"
        src="/demo/assets/box.svg"></figure></div>`;
    const find = show(
      widget(
        'image-carousel.default',
        inner(`<div class="elementor-image-carousel-wrapper swiper-container" dir="ltr">
          <div class="elementor-image-carousel swiper-wrapper">${[1, 2, 3].map(slide).join('')}</div>
          <div class="swiper-pagination"></div><div class="elementor-swiper-button elementor-swiper-button-prev"></div>
          <div class="elementor-swiper-button elementor-swiper-button-next"></div></div>`),
        `id="it" data-settings='{"slides_to_show":"1","navigation":"arrows","speed":0}'`,
      ),
    );
    const root = find('.swiper-container');
    await until(() => root.classList.contains('swiper-container-initialized'));
    await until(() => root.getAttribute('role') === 'region');
    find('.elementor-swiper-button-next').click();
    await until(() => root.querySelector('.swiper-slide:not([inert]) img[alt="2"]') !== null);
  });
});

describe('icons of a font', () => {
  it('open their item when they are clicked', async () => {
    const icons = `<span class="elementor-accordion-icon" aria-hidden="true"><span class="elementor-accordion-icon-closed">
      <i class="fas fa-plus"></i></span><span class="elementor-accordion-icon-opened"><i class="fas fa-minus"></i></span></span>`;
    const content = accordionContent('One', 'Two').replaceAll('<a class', `${icons}<a class`);
    const find = show(widget('accordion.default', inner(content), 'id="it"'));
    await until(() => isLive(find('#it')));
    find('[data-tab="2"] i').click();
    await until(() => find('[data-tab="2"]').getAttribute('aria-expanded') === 'true');
  });
});

describe('markup since version 3.35', () => {
  it('has the type of an element twice', async () => {
    const find = show(accordion('id="it" data-e-type="widget"'));
    await until(() => isLive(find('#it')));
  });

  it('has foreign elements beside others', async () => {
    const atomic = `<div id="it" data-id="a1" data-element_type="e-heading" data-e-type="e-heading"
      data-widget_type="e-heading.default"><h2>Hello</h2></div>`;
    const find = show(`${atomic}${accordion('id="other"')}`);
    const printed = printedAs(find('#it'));
    await until(() => isLive(find('#other')));
    await rendered();
    expect(printedAs(find('#it'))).to.equal(printed);
  });

  it('has an unused id on the titles of nested tabs', async () => {
    const title = (at: number): string =>
      `<button class="e-n-tab-title" role="tab" data-tab-index="${at}" data-tab-title-id="x${at}">${at}</button>`;
    const panel = (at: number): string =>
      `<div class="e-con" role="tabpanel" data-tab-index="${at}" data-element_type="container">${at}</div>`;
    const find = show(
      widget(
        'nested-tabs.default',
        `<div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${title(1)}${title(2)}</div>
          <div class="e-n-tabs-content">${panel(1)}${panel(2)}</div></div>`,
        'id="it"',
      ),
    );
    await until(() => isLive(find('#it')));
    find('[data-tab-title-id="x2"]').click();
    await until(() => find('.e-con[data-tab-index="2"]').classList.contains('e-active'));
  });
});

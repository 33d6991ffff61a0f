import { html } from 'hono/html';
import type { Html } from '../../page';
import { type BuiltWidget, icon, type MarkupStyle, numberOf } from '../markup';
import { paperSize, papers } from './papers';

/**
 * A carousel. Its printed arrows have no names, and its pagination is empty
 * (docs/compatibility/page-builder-markup.md#media and docs/compatibility/page-builder-markup.md#versions).
 */
export const imageCarouselWidget: BuiltWidget = {
  type: 'image-carousel.default',
  tag: 'nh-image-carousel',
  title: 'Image carousel',
  wrapperClass: 'elementor-arrows-position-inside elementor-pagination-position-outside',
  settings: {
    slides_to_show: '3',
    slides_to_show_tablet: '2',
    navigation: 'both',
    infinite: 'yes',
    speed: 500,
    image_spacing_custom: { unit: 'px', size: 20, sizes: [] },
  },
  styles: '/assets/built/image-carousel.css',
  drawn: {
    slides: papers.map(({ url, alt, caption }) => ({ image: { url, alt, ...paperSize }, caption })),
    label: 'Papers of the workshop',
    link_to: 'file',
    slides_to_show: 1,
    effect: 'fade',
    infinite: true,
    navigation: 'both',
    pagination: 'fraction',
    autoplay: true,
    pause_on_hover: true,
    image_stretch: true,
  },
  content: (style) =>
    html`<div class="${wrapperClasses(style)}" ${style.icons === 'svg' && html`role="region" aria-roledescription="carousel" aria-label="Papers"`} dir="ltr">
<div class="elementor-image-carousel swiper-wrapper swiper-image-stretch" aria-live="polite">
${papers.map((paper, index) => slide(style, paper, index))}
</div>
${arrow(style, 'prev', 'M257 463 60 266a14 14 0 0 1 0-20L257 49l34 34-173 173 173 173z')}
${arrow(style, 'next', 'M191 49l197 197a14 14 0 0 1 0 20L191 463l-34-34 173-173L157 83z')}
<div class="swiper-pagination"></div>
</div>`,
};

/** Old versions use other class names, and no ARIA roles. */
function wrapperClasses({ icons }: MarkupStyle): string {
  return `elementor-image-carousel-wrapper ${icons === 'svg' ? 'swiper' : 'swiper-container'}`;
}

function slide(style: MarkupStyle, paper: (typeof papers)[number], index: number): Html {
  const { url, alt, caption } = paper;
  const words =
    style.icons === 'svg' &&
    html`role="group" aria-roledescription="slide" aria-label="${index + 1} of ${papers.length}"`;
  return html`<div class="swiper-slide" ${words}>
<a href="${url}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${numberOf('image-carousel')}" data-elementor-lightbox-title="${caption}">
<figure class="swiper-slide-inner">
<img class="swiper-slide-image" src="${url}" alt="${alt}" width="${paperSize.width}" height="${paperSize.height}">
<figcaption class="elementor-image-carousel-caption">${caption}</figcaption>
</figure>
</a>
</div>`;
}

function arrow(style: MarkupStyle, way: 'prev' | 'next', path: string): Html {
  const name = way === 'prev' ? 'chevron-left' : 'chevron-right';
  return html`<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0">${icon(style, name, path)}</div>`;
}

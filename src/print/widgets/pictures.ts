import { defineField, defineSettings, type ValueOf } from '../../core/settings';
import { settings as carouselSettings } from '../../elements/built/image-carousel/image-carousel.settings';
import { message } from '../../elements/built/image-carousel/messages';
import { PAUSE_CLASS } from '../../elements/built/image-carousel/pause-class';
import { slideFields } from '../../elements/built/image-carousel/slide-fields';
import type { SavedSettings } from '../../page';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { length } from '../../page/styles';
import { englishMark, inPageLanguage } from './english-mark';
import { sizeOf } from './media';
import { boxOf, lineIcon, tagWith, textNodes } from './tag';

const { slides, link_to, label, image_stretch, ...behaviour } = carouselSettings;

/** The page builder's list of pictures, without captions. */
const gallery = defineField({ kind: 'list', of: { kind: 'media' }, default: [] });

const settings = defineSettings({
  ...behaviour,
  ...slideFields,
  carousel: gallery,
  link: { kind: 'group', open: true, fields: { url: { kind: 'text' } } },
});

type Slide = ValueOf<typeof slides>[number];

/** A carousel: a row of pictures that scrolls without scripts. */
export const imageCarousel = defineWidget({
  widgetType: 'image-carousel',
  settings,
  styles: {
    image_spacing_custom: { write: length('--nh-carousel-gap') },
  },
  print(values, context) {
    const { builderClass } = context;
    const shown: readonly Slide[] =
      values.slides.length > 0 ? values.slides : values.carousel.map((image) => ({ image }));
    const canSlide = shown.length > 1;
    const { navigation, pagination, autoplay } = values;
    const hasArrows = canSlide && (navigation === 'arrows' || navigation === 'both');
    const hasDots = canSlide && (navigation === 'dots' || navigation === 'both' || pagination);
    const track = {
      class: `${builderClass('image-carousel')} swiper-wrapper${values.image_stretch ? ' swiper-image-stretch' : ''}`,
      'aria-live': autoplay ? 'off' : 'polite',
    };
    const row = shown.map((slide, index) =>
      slideOf(slide, { ...values, index, count: shown.length }, context),
    );
    const lang = values.label === undefined ? englishMark('carousel.label', context) : undefined;
    const carousel = {
      class: `${builderClass('image-carousel-wrapper')} swiper`,
      'aria-roledescription': message('carousel.role'),
      'aria-label': values.label ?? message('carousel.label'),
      lang,
      part: 'carousel',
    };
    const pause = { type: 'button', class: PAUSE_CLASS, part: 'pause', hidden: true };
    const content = [
      ...(canSlide && autoplay ? [printed('button', pause)] : []),
      printed('div', track, row),
      ...(hasArrows ? [arrow('prev', context), arrow('next', context)] : []),
      ...(hasDots ? [printed('div', { class: 'swiper-pagination', part: 'dots' })] : []),
    ];
    const box = printed(
      'div',
      { class: `nh-carousel-drawn ${builderClass('arrows-position-inside')}` },
      [printed('section', carousel, inPageLanguage(content, lang, context))],
    );
    const [tag] = tagWith('nh-image-carousel', behaviour, context, box);
    const counts = { 'data-settings': slideCounts(context.element.settings) };
    return [printed(tag.tag, { ...tag.attributes, ...counts }, tag.children)];
  },
});

/** Where a slide leads, and its place. */
interface SlideOptions {
  readonly link_to: 'none' | 'file' | 'custom';
  readonly link?: { readonly url?: string } | undefined;
  readonly lazyload: boolean;
  readonly index: number;
  readonly count: number;
}

function slideOf(slide: Slide, options: SlideOptions, context: WidgetContext): Printed {
  const figure = figureOf(slide, context);
  const { link_to: to, link, index, count } = options;
  const address = to === 'file' ? (slide.link ?? slide.image.url) : (slide.link ?? link?.url);
  const href = to === 'none' || address === undefined ? undefined : context.linkAddress(address);
  const lang = englishMark('carousel.slide', context);
  const attributes = {
    class: 'swiper-slide',
    role: 'group',
    'aria-roledescription': message('carousel.slide_role'),
    'aria-label': message('carousel.slide', { index: index + 1, count }),
    lang,
    part: 'slide',
  };
  const lightbox = to === 'file' ? lightboxAttributes(slide, context) : {};
  const content = href === undefined ? figure : [printed('a', { href, ...lightbox }, figure)];
  return printed('div', attributes, inPageLanguage(content, lang, context));
}

function lightboxAttributes(
  { caption, image }: Slide,
  { builderClass, element }: WidgetContext,
): Record<string, string | undefined> {
  return {
    [`data-${builderClass('open-lightbox')}`]: 'yes',
    [`data-${builderClass('lightbox-slideshow')}`]: element.id,
    [`data-${builderClass('lightbox-title')}`]: caption ?? image.alt,
  };
}

function figureOf({ image, caption }: Slide, context: WidgetContext): readonly Printed[] {
  const src = context.pictureAddress(image.url);
  if (src === undefined) return [];
  const picture = printed('img', {
    class: 'swiper-slide-image',
    src,
    alt: image.alt ?? '',
    ...sizeOf(image),
    loading: 'lazy',
    draggable: 'false',
    part: 'picture',
  });
  const captionClass = context.builderClass('image-carousel-caption');
  return [
    printed('figure', { class: 'swiper-slide-inner' }, [
      picture,
      ...boxOf('figcaption', captionClass, textNodes(caption), { part: 'caption' }),
    ]),
  ];
}

function arrow(way: 'prev' | 'next', context: WidgetContext): Printed {
  const button = context.builderClass('swiper-button');
  const name = way === 'prev' ? 'carousel.previous' : 'carousel.next';
  const attributes = {
    class: `${button} ${button}-${way}`,
    role: 'button',
    tabindex: '0',
    'aria-label': message(name),
    lang: englishMark(name, context),
    part: 'arrow',
  };
  return printed('div', attributes, [lineIcon(way === 'prev' ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7')]);
}

/** The numbers of slides in the form in which `nh.css` reads them, to lay out the row before the code is loaded. */
function slideCounts(settings: SavedSettings): string | undefined {
  const counts = Object.entries(settings).flatMap(([key, value]) => {
    const count = Number(value);
    const isCount = /^slides_to_show(?:_tablet|_mobile)?$/.test(key) && count >= 1 && count <= 10;
    return isCount ? [[key, count] as const] : [];
  });
  return counts.length === 0 ? undefined : JSON.stringify(Object.fromEntries(counts));
}
